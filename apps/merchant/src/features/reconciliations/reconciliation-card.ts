import { lazyComponent } from '@tillbook/web-shell';

/** How a settlement or a payout adds up. It stands below what the screen is about, and comes after it. */
export const ReconciliationCard = lazyComponent(
  async () => (await import('./reconciliation-card.lazy.tsx')).ReconciliationCard,
);
