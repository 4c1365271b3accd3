import { createPart } from '@tillbook/web-shell';

export const ledgerListTools = createPart(() => import('./list-tools.ts'));
