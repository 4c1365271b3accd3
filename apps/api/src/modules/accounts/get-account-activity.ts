import { getAccountActivity, type ActivityDay, type ActivityPeriod } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { activityTimeZone, dateOf, datesUntil } from './activity-days.ts';
import { rollUpInBackground } from './roll-up-activity.ts';
import { findDayTotals, type DayTotal } from './activity-store.ts';

const periodDays = { '7d': 7, '30d': 30, '90d': 90 } as const;

const countOf = (totals: readonly DayTotal[], kind: DayTotal['kind']): number =>
  totals.reduce((sum, total) => (total.kind === kind ? sum + total.occurrences : sum), 0);

/** Returns deductions as positive amounts, and never -0. */
const figuresOf = (totals: readonly DayTotal[]): Omit<ActivityDay, 'date'> => {
  const of = (kind: DayTotal['kind']) => totals.filter((total) => total.kind === kind);
  const centsOf = (kind: DayTotal['kind']) => of(kind).reduce((sum, { cents }) => sum + cents, 0);
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
    payments: countOf(totals, 'payment'),
  };
};

const periodOf = (totals: readonly DayTotal[], dates: readonly string[]): ActivityPeriod => {
  const byDate = Map.groupBy(totals, ({ date }) => date);
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
    // The rollup starts first, so that the next request succeeds even if this request times out.
    rollUpInBackground(platform, accountId);
    const totals = await findDayTotals(database, accountId, dates[0] ?? '');
    return {
      timeZone: activityTimeZone,
      current: periodOf(totals, dates.slice(length)),
      previous: periodOf(totals, dates.slice(0, length)),
    };
  },
);
