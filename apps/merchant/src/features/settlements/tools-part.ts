import { createPart } from '@tillbook/web-shell';

export const settlementListTools = createPart(() => import('./list-tools.ts'));
