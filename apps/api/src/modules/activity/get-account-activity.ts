import { getAccountActivity, type ActivityDay } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { activityTimeZone, dateOf, datesUntil } from './days.ts';
import { findOutcomes, findPosted, type Posted } from './store.ts';

const periodDays = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** What the entries come to; an amount is what it does to the volume, and so zero is never negative. */
const figuresOf = (posted: readonly Posted[]): Omit<ActivityDay, 'date'> => {
  const sumOf = (kind: Posted['kind']) =>
    posted.reduce((sum, entry) => (entry.kind === kind ? sum + entry.cents : sum), 0);
  const [gross, refunds, disputed, fees] = [
    sumOf('payment'),
    0 - sumOf('refund'),
    0 - sumOf('disputed'),
    0 - sumOf('fee'),
  ];
  const payments = posted.reduce((sum, { kind, entries }) => (kind === 'payment' ? sum + entries : sum), 0);
  return { gross, refunds, disputed, fees, net: gross - refunds - disputed - fees, payments };
};

const periodOf = (posted: readonly Posted[], dates: readonly string[]) => {
  const byDate = Map.groupBy(posted, ({ date }) => date);
  const within = dates.flatMap((date) => byDate.get(date) ?? []);
  return {
    ...figuresOf(within),
    days: dates.map((date) => ({ date, ...figuresOf(byDate.get(date) ?? []) })),
  };
};

export const getAccountActivityCall = answer(getAccountActivity, async ({ platform, accountId, query }) => {
  const { database, clock } = platform;
  const length = periodDays[query.period];
  const dates = datesUntil(dateOf(clock.now()), 2 * length);
  const [before, current] = [dates.slice(0, length), dates.slice(length)];
  const [since = '', middle = ''] = [before[0], current[0]];
  const [posted, outcomes] = await Promise.all([
    findPosted(database, accountId, since),
    findOutcomes(database, accountId, since, middle),
  ]);
  return {
    timeZone: activityTimeZone,
    current: { ...periodOf(posted, current), ...outcomes.current },
    previous: { ...periodOf(posted, before), ...outcomes.previous },
  };
});
