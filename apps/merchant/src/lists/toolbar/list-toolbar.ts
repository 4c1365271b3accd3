import { createPart } from '@tillbook/web-shell';

/** Loaded after the list itself, unless it is filtered or sorted. */
export const listToolbar = createPart(() => import('./list-toolbar.lazy.tsx'));
