import type { FilterName } from '@tillbook/contract';
import { parseMoneyInput } from '@tillbook/domain';
import { isDay, isEarlier, type ListFilters } from '../../search-params.ts';

/** What stands in the fields of a filter, right or wrong. */
export type FilterDraft = { readonly [name in keyof ListFilters]-?: string };

export type DraftErrors = { readonly [name in keyof ListFilters]?: string | undefined };

/** The choice that has a first and a last day. */
export const ownPeriod = 'range';

export const draftOf = (filters: ListFilters): FilterDraft => {
  const { from = '', until = '', amountMin, amountMax } = filters;
  return {
    status: filters.status ?? '',
    type: filters.type ?? '',
    purpose: filters.purpose ?? '',
    category: filters.category ?? '',
    date: filters.date ?? (from || until ? ownPeriod : ''),
    from,
    until,
    amountMin: amountMin ? `$${amountMin}` : '',
    amountMax: amountMax ? `$${amountMax}` : '',
    method: filters.method ?? '',
    channel: filters.channel ?? '',
    lastFour: filters.lastFour ?? '',
    text: filters.text ?? '',
  };
};

const dayError = (day: string): string | undefined =>
  day === '' || isDay(day) ? undefined : 'Give a date as YYYY-MM-DD.';

const dateErrors = ({ date, from, until }: FilterDraft): DraftErrors => {
  if (date !== ownPeriod) return {};
  const errors = { from: dayError(from), until: dayError(until) };
  if (errors.from || errors.until || from === '' || until === '' || !isEarlier(until, from)) return errors;
  return { until: 'Until is before From.' };
};

const mostCents = 99_999_999;

const amountError = (amount: string): string | undefined => {
  const cents = parseMoneyInput(amount);
  return amount === '' || (cents > 0 && cents <= mostCents)
    ? undefined
    : 'Give an amount from $0.01 to $999,999.99.';
};

const amountErrors = ({ amountMin, amountMax }: FilterDraft): DraftErrors => {
  const errors = { amountMin: amountError(amountMin), amountMax: amountError(amountMax) };
  const isRange = amountMin !== '' && amountMax !== '' && !errors.amountMin && !errors.amountMax;
  if (!isRange || parseMoneyInput(amountMin) <= parseMoneyInput(amountMax)) return errors;
  return { amountMax: 'To is less than From.' };
};

/** What is wrong with the fields of a filter, by their names. Empty fields filter nothing and are right. */
export const draftErrors = (id: FilterName, draft: FilterDraft): DraftErrors => {
  switch (id) {
    case 'date':
      return dateErrors(draft);
    case 'amount':
      return amountErrors(draft);
    case 'lastFour':
      return /^(?:\d{4})?$/.test(draft.lastFour) ? {} : { lastFour: 'Last four must be four digits.' };
    case 'status':
    case 'type':
    case 'purpose':
    case 'category':
    case 'method':
    case 'channel':
    case 'text':
      return {};
  }
};

const dollars = (amount: string): string => String(parseMoneyInput(amount) / 100);

/** The fields as an address has them. */
export const draftSearch = (draft: FilterDraft): Readonly<Record<string, string>> => ({
  ...draft,
  ...(draft.date !== ownPeriod && { from: '', until: '' }),
  amountMin: dollars(draft.amountMin),
  amountMax: dollars(draft.amountMax),
});
