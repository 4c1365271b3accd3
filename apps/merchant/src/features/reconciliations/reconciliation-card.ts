import { lazyComponent } from '@tillbook/web-shell';

/** Loaded lazily, because only a payout's page shows the card. */
export const ReconciliationCard = lazyComponent(
  async () => (await import('./reconciliation-card.lazy.tsx')).ReconciliationCard,
);
