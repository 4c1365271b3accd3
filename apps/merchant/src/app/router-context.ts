import type { Shell } from '@tillbook/web-shell';

/** The context of every route's guard and loader. */
export type RouterContext = { readonly shell: Shell };
