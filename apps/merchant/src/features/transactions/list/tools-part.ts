import { createPart } from '@tillbook/web-shell';

export const transactionListTools = createPart(() => import('./list-tools.ts'));
