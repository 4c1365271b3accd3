import type { DemoInstrument } from './catalogue.ts';
import type { DisputePlan, PlannedRefund, PlannedSale } from './planned-sale.ts';

/**
 * An event of the demo's history, before anything has happened. An event that follows from a sale names the sale, whose
 * payment it finds when its time comes.
 */
export type PlannedEvent = { readonly at: Date } & (
  | { readonly kind: 'instrument'; readonly instrument: DemoInstrument }
  | { readonly kind: 'sale'; readonly sale: PlannedSale }
  | { readonly kind: 'refund'; readonly sale: PlannedSale; readonly refund: PlannedRefund }
  | { readonly kind: 'dispute'; readonly sale: PlannedSale; readonly plan: DisputePlan }
  | { readonly kind: 'dispute answer'; readonly sale: PlannedSale; readonly plan: DisputePlan }
  | { readonly kind: 'payout' }
);

/** Returns events in the order of time; events of one moment stay in the order in which they were planned. */
export const inOrderOfTime = (events: readonly PlannedEvent[]): readonly PlannedEvent[] =>
  events.toSorted((first, second) => first.at.getTime() - second.at.getTime());
