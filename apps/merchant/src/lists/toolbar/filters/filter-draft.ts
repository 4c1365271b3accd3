import type { FilterName } from '@tillbook/contract';
import { parseStrictMoneyInput } from '@tillbook/domain';
import { isDay } from '@tillbook/web-shell/search-params';
import { isEarlier, type ListFilters } from '../../search-params.ts';

/** The texts in a filter's fields, valid or not. */
export type FilterDraft = { readonly [name in keyof ListFilters]-?: string };

export type DraftErrors = { readonly [name in keyof ListFilters]?: string | undefined };

/** The option with a first and a last day. */
export const ownPeriod = 'range';

export const draftOf = (filters: ListFilters): FilterDraft => {
  const { from = '', until = '', postedOn = '', amountMin, amountMax } = filters;
  return {
    status: filters.status ?? '',
    kind: filters.kind ?? '',
    type: filters.type ?? '',
    purpose: filters.purpose ?? '',
    category: filters.category ?? '',
    date: filters.date ?? (from || until ? ownPeriod : ''),
    from,
    until,
    postedOn,
    amountMin: amountMin ? `$${amountMin}` : '',
    amountMax: amountMax ? `$${amountMax}` : '',
    method: filters.method ?? '',
    channel: filters.channel ?? '',
    lastFour: filters.lastFour ?? '',
    text: filters.text ?? '',
  };
};

const dayError = (day: string): string | undefined =>
  day === '' || isDay(day) ? undefined : 'Enter a date as YYYY-MM-DD.';

const dateErrors = ({ date, from, until }: FilterDraft): DraftErrors => {
  if (date !== ownPeriod) return {};
  const errors = { from: dayError(from), until: dayError(until) };
  if (errors.from || errors.until || from === '' || until === '' || !isEarlier(until, from)) return errors;
  return { until: 'The end date is before the start date.' };
};

const mostCents = 99_999_999;

/** Returns 0, which no filter accepts, if the text is not clearly an amount. */
const centsOf = (amount: string): number => parseStrictMoneyInput(amount) ?? 0;

const amountError = (amount: string): string | undefined => {
  const cents = centsOf(amount);
  return amount === '' || (cents > 0 && cents <= mostCents)
    ? undefined
    : 'Enter an amount from $0.01 to $999,999.99.';
};

const amountErrors = ({ amountMin, amountMax }: FilterDraft): DraftErrors => {
  const errors = { amountMin: amountError(amountMin), amountMax: amountError(amountMax) };
  const isRange = amountMin !== '' && amountMax !== '' && !errors.amountMin && !errors.amountMax;
  if (!isRange || centsOf(amountMin) <= centsOf(amountMax)) return errors;
  return { amountMax: 'The maximum is less than the minimum.' };
};

/** Returns errors by field. Empty fields are valid and do not filter. */
export const draftErrors = (id: FilterName, draft: FilterDraft): DraftErrors => {
  switch (id) {
    case 'date':
      return dateErrors(draft);
    case 'amount':
      return amountErrors(draft);
    case 'lastFour':
      return /^(?:\d{4})?$/.test(draft.lastFour) ? {} : { lastFour: 'Enter the last four digits.' };
    case 'status':
    case 'kind':
    case 'type':
    case 'purpose':
    case 'category':
    case 'method':
    case 'channel':
    case 'text':
      return {};
  }
};

const dollars = (amount: string): string => String(centsOf(amount) / 100);

export const draftSearch = (draft: FilterDraft): Readonly<Record<string, string>> => ({
  ...draft,
  ...(draft.date !== ownPeriod && { from: '', until: '' }),
  amountMin: dollars(draft.amountMin),
  amountMax: dollars(draft.amountMax),
});
