import { lazyComponent } from '@tillbook/web-shell';

/** When the pending balance becomes available. Its screen waits for it: loaded afterwards, it would move what is below. */
export const AvailabilityCard = lazyComponent(
  async () => (await import('./availability-card.lazy.tsx')).AvailabilityCard,
);
