import type { Shell } from '@tillbook/web-shell';

/** What every route's guard and loader is handed. */
export type RouterContext = { readonly shell: Shell };
