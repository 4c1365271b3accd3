import { later } from '@tillbook/web-shell';

/** How a settlement or a payout adds up. It stands below what the screen is about, and comes after it. */
export const ReconciliationPart = later(
  async () => (await import('./reconciliation-card.tsx')).ReconciliationCard,
);
