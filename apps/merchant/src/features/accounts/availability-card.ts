import { lazyComponent } from '@tillbook/web-shell';

/** When the pending balance becomes available. Its screen waits for it: what stands below would move if it came later. */
export const AvailabilityCard = lazyComponent(
  async () => (await import('./availability-card.lazy.tsx')).AvailabilityCard,
);
