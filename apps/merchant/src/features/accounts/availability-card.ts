import { lazyComponent } from '@tillbook/web-shell';

/** The screen waits for this card, which would otherwise move the content below. */
export const AvailabilityCard = lazyComponent(
  async () => (await import('./availability-card.lazy.tsx')).AvailabilityCard,
);
