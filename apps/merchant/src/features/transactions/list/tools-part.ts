import { createPart } from '@tillbook/web-shell';

/** What narrows a list, puts it in order and chooses its columns: after the list itself, unless the list is narrowed. */
export const listTools = createPart(() => import('./list-tools.tsx'));
