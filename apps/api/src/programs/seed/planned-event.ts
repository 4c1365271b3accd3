import type { DemoInstrument } from './catalog.ts';
import type { DisputePlan, PlannedRefund, PlannedSale } from './planned-sale.ts';

/**
 * An event that follows from a sale names the sale, and its payment is looked up when the event is played.
 */
export type PlannedEvent = { readonly at: Date } & (
  | { readonly kind: 'instrument'; readonly instrument: DemoInstrument }
  | { readonly kind: 'sale'; readonly sale: PlannedSale }
  | { readonly kind: 'refund'; readonly sale: PlannedSale; readonly refund: PlannedRefund }
  | { readonly kind: 'dispute'; readonly sale: PlannedSale; readonly plan: DisputePlan }
  | { readonly kind: 'dispute response'; readonly sale: PlannedSale; readonly plan: DisputePlan }
  | { readonly kind: 'payout' }
);

/** Sorts events by time; events at the same moment keep their planned order. */
export const sortByTime = (events: readonly PlannedEvent[]): readonly PlannedEvent[] =>
  events.toSorted((first, second) => first.at.getTime() - second.at.getTime());
