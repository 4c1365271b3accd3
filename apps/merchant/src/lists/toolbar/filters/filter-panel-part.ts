import { createPart } from '@tillbook/web-shell';

export const filterPanel = createPart(async () => (await import('./filter-panel.tsx')).FilterPanel);
