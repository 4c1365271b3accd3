import type { PlannedEvent } from './planned-event.ts';
import type { DisputePlan, PlannedRefund, PlannedSale } from './planned-sale.ts';
import type { Random } from './random.ts';
import { dayMs, shopDayBefore } from './shop-time.ts';

const responseDelayMs = 2 * dayMs;

/** Returns the time of a refund: minutes after a sale at the counter, otherwise an office hour days later. */
const timeOfRefund = (random: Random, soldAt: Date, afterDays: number): Date =>
  afterDays === 0
    ? new Date(soldAt.getTime() + random.between(70, 900) * 1000)
    : shopDayBefore(soldAt, -afterDays).at(random.between(9 * 60, 16 * 60 + 30), random.between(0, 59));

const refundEvent = (random: Random, sale: PlannedSale, refund: PlannedRefund): PlannedEvent => ({
  kind: 'refund',
  at: timeOfRefund(random, sale.at, refund.afterDays),
  sale,
  refund,
});

const disputeEvents = (sale: PlannedSale, plan: DisputePlan): readonly PlannedEvent[] => {
  const opensAt = new Date(sale.at.getTime() + plan.afterDays * dayMs);
  return [
    { kind: 'dispute', at: opensAt, sale, plan },
    { kind: 'dispute response', at: new Date(opensAt.getTime() + responseDelayMs), sale, plan },
  ];
};

export const saleEvents = (random: Random, sale: PlannedSale, now: Date): readonly PlannedEvent[] => {
  const later = [
    ...(sale.refund ? [refundEvent(random, sale, sale.refund)] : []),
    ...(sale.dispute ? disputeEvents(sale, sale.dispute) : []),
  ];
  return [{ kind: 'sale', at: sale.at, sale }, ...later.filter(({ at }) => at < now)];
};
