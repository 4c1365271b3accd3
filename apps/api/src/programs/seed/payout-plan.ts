import type { PlannedEvent } from './planned-event.ts';
import type { Random } from './random.ts';
import { historyDays } from './sales-plan.ts';
import { shopDayBefore } from './shop-time.ts';

/**
 * The owner leaves a cushion for refunds and withdraws the rest in whole tens of dollars, at least a hundred.
 */
const cushionCents = 120_000;
const stepCents = 1_000;
const smallestCents = 10_000;

/** Mondays, Wednesdays and Fridays, after the morning rush; now and then, the owner forgets a payout. */
const weekdays: readonly number[] = [1, 3, 5];
const remembered = 0.88;

export const planPayouts = (random: Random, now: Date): readonly PlannedEvent[] =>
  Array.from({ length: historyDays }, (_, daysAgo) => shopDayBefore(now, daysAgo))
    .filter(({ weekday }) => weekdays.includes(weekday) && random.chance(remembered))
    .map(({ at }) => at(random.between(9 * 60 + 40, 12 * 60), random.between(0, 59)))
    .filter((at) => at < now)
    .map((at) => ({ kind: 'payout', at }));

/** Returns the cents that the owner withdraws from an available balance; 0 if the balance is too small. */
export const payoutCents = (availableCents: number): number => {
  const spareCents = availableCents - cushionCents;
  return spareCents < smallestCents ? 0 : spareCents - (spareCents % stepCents);
};
