import { createPart } from '@tillbook/web-shell';

/** What is asked of a person about a list, once it may be wanted. */
export const listDialogs = createPart(() => import('./list-dialogs.ts'));
