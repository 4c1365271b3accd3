import { lazyModule } from '@tillbook/web-shell';

/** Loaded after the list, unless the list is filtered or sorted. */
export const listToolbar = lazyModule(() => import('./list-toolbar.lazy.tsx'));
