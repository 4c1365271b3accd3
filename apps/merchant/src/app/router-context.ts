import type { Shell } from '@tillbook/web-shell';

export type RouterContext = { readonly shell: Shell };
