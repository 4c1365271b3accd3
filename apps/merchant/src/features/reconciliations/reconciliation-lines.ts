import { lazyComponent } from '@tillbook/web-shell';

/** How a balance came about, for a screen that does not wait for it. */
export const ReconciliationLines = lazyComponent(
  async () => (await import('./reconciliation-lines.lazy.tsx')).ReconciliationLines,
);
