import { getAccountActivity, type ActivityDay, type ActivityPeriod } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { activityTimeZone, dateOf, datesUntil } from './activity-days.ts';
import { keepInBackground } from './roll-up-activity.ts';
import { findTallies, type Tally } from './activity-store.ts';

const periodDays = { '7d': 7, '30d': 30, '90d': 90 } as const;

const countOf = (tallies: readonly Tally[], kind: Tally['kind']): number =>
  tallies.reduce((sum, tally) => (tally.kind === kind ? sum + tally.occurrences : sum), 0);

/** What the entries come to; an amount is what it does to the volume, and so zero is never negative. */
const figuresOf = (tallies: readonly Tally[]): Omit<ActivityDay, 'date'> => {
  const of = (kind: Tally['kind']) => tallies.filter((tally) => tally.kind === kind);
  const centsOf = (kind: Tally['kind']) => of(kind).reduce((sum, { cents }) => sum + cents, 0);
  const [gross, refunds, disputed, fees] = [
    centsOf('payment'),
    0 - centsOf('refund'),
    0 - centsOf('disputed'),
    0 - centsOf('fee'),
  ];
  return {
    gross,
    refunds,
    disputed,
    fees,
    net: gross - refunds - disputed - fees,
    payments: countOf(tallies, 'payment'),
  };
};

const periodOf = (tallies: readonly Tally[], dates: readonly string[]): ActivityPeriod => {
  const byDate = Map.groupBy(tallies, ({ date }) => date);
  const within = dates.flatMap((date) => byDate.get(date) ?? []);
  return {
    ...figuresOf(within),
    succeeded: countOf(within, 'succeeded'),
    failed: countOf(within, 'failed'),
    days: dates.map((date) => ({ date, ...figuresOf(byDate.get(date) ?? []) })),
  };
};

export const getAccountActivityHandler = defineHandler(
  getAccountActivity,
  async ({ platform, accountId, query }) => {
    const { database, clock } = platform;
    const length = periodDays[query.period];
    const dates = datesUntil(dateOf(clock.now()), 2 * length);
    // Begun first, so that an account which takes too long to be answered once is answered the next time.
    keepInBackground(platform, accountId);
    const tallies = await findTallies(database, accountId, dates[0] ?? '');
    return {
      timeZone: activityTimeZone,
      current: periodOf(tallies, dates.slice(length)),
      previous: periodOf(tallies, dates.slice(0, length)),
    };
  },
);
