import { createPart } from '@tillbook/web-shell';

export const disputeListTools = createPart(() => import('./list-tools.ts'));
