import type { ListName, Period } from '@tillbook/contract';
import { endOfBankingDate, startOfBankingDate } from '@tillbook/domain';
import { beginningOfDay } from '@tillbook/web-shell';
import type { ListFilters, ListView } from './search-params.ts';

type Moments = { readonly from?: string | undefined; readonly until?: string | undefined };

const dayMs = 86_400_000;

/** Returns a period's start and end relative to `now`, in the browser's time zone. */
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

/** A chosen period takes precedence over the Eastern day. */
const postedMoments = ({ date, from, until, postedOn }: ListFilters) => {
  if (!postedOn || date || from || until) return {};
  const noon = new Date(`${postedOn}T17:00:00Z`);
  return {
    postedFrom: startOfBankingDate(noon).toISOString(),
    postedUntil: endOfBankingDate(noon).toISOString(),
  };
};

const cents = (dollars: string | undefined): number | undefined =>
  dollars === undefined ? undefined : Math.round(Number(dollars) * 100);

/** Converts a view's filters to request parameters, with periods in the browser's time zone. */
export const filterOf = <Name extends ListName>(view: ListView<Name>) => ({
  status: view.status,
  kind: view.kind,
  type: view.type,
  purpose: view.purpose,
  category: view.category,
  method: view.method,
  channel: view.channel,
  ...moments(view),
  ...postedMoments(view),
  amountMin: cents(view.amountMin),
  amountMax: cents(view.amountMax),
  lastFour: view.lastFour,
  text: view.text,
});

const sortFields = { date: 'createdAt', amount: 'amount' } as const;

export const viewQuery = <Name extends ListName>(view: ListView<Name>) => ({
  ...filterOf(view),
  sort: view.sort && sortFields[view.sort],
  sortOrder: view.order,
});

/** One page of a view, as accepted by every list's call. */
export type ListQuery<Name extends ListName> = ReturnType<typeof viewQuery<Name>> & {
  readonly accountId: string;
  readonly offset: number;
  readonly limit: number;
};
