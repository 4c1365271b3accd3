import type { listTransactions, QueryOf } from '@tillbook/contract';
import { beginningOfDay } from '@tillbook/web-shell';
import type { ListFilters, ListView, Period } from './list-view.ts';

type Query = QueryOf<typeof listTransactions>;

/** What a list is narrowed to, as the platform takes it. */
export type TransactionFilter = Pick<
  Query,
  'status' | 'method' | 'channel' | 'from' | 'until' | 'amountMin' | 'amountMax' | 'lastFour' | 'text'
>;

type Moments = Pick<TransactionFilter, 'from' | 'until'>;

const dayMs = 86_400_000;

/** When a period begins and ends in the zone of this browser, of which it is now `now`. */
const periodMoments = (period: Period, now: Date): Moments => {
  const at = (month: number, day: number): string =>
    new Date(now.getFullYear(), now.getMonth() + month, day).toISOString();
  const today = now.getDate();
  switch (period) {
    case 'today':
      return { from: at(0, today) };
    case 'yesterday':
      return { from: at(0, today - 1), until: at(0, today) };
    case 'last-24-hours':
      return { from: new Date(now.getTime() - dayMs).toISOString() };
    case 'last-7-days':
      return { from: at(0, today - 6) };
    case 'last-30-days':
      return { from: at(0, today - 29) };
    case 'this-month':
      return { from: at(0, 1) };
    case 'last-month':
      return { from: at(-1, 1), until: at(0, 1) };
  }
};

const moments = ({ date, from, until }: ListFilters): Moments =>
  date
    ? periodMoments(date, new Date())
    : { from: from && beginningOfDay(from), until: until && beginningOfDay(until, 1) };

const cents = (dollars: string | undefined): number | undefined =>
  dollars === undefined ? undefined : Math.round(Number(dollars) * 100);

/** The filters of a view as a call takes them, periods by the clock and the zone of this browser. */
export const filterOf = (view: ListView): TransactionFilter => ({
  status: view.status,
  method: view.method,
  channel: view.channel,
  ...moments(view),
  amountMin: cents(view.amountMin),
  amountMax: cents(view.amountMax),
  lastFour: view.lastFour,
  text: view.text,
});

const sortFields = { date: 'createdAt', amount: 'amount' } as const;

/** A view as the list's call takes it. */
export const viewQuery = (view: ListView): TransactionFilter & Pick<Query, 'sort' | 'sortOrder'> => ({
  ...filterOf(view),
  sort: view.sort && sortFields[view.sort],
  sortOrder: view.order,
});
