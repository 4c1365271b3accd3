import { createPart } from '@tillbook/web-shell';

export const instrumentListTools = createPart(() => import('./list-tools.ts'));
