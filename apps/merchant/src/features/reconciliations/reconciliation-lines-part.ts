import { later } from '@tillbook/web-shell';

/** How a balance came about, for a screen that does not wait for it. */
export const ReconciliationLinesPart = later(
  async () => (await import('./reconciliation-lines.tsx')).ReconciliationLines,
);
