import {
  channels,
  instrumentPurposes,
  instrumentTypes,
  ledgerCategories,
  lists,
  methods,
  periods,
  type ListSort,
  type Period,
} from '@tillbook/contract';
import { canBe, statusesOf, type FilterId, type ListKind, type StatusOf } from '../list-kinds.ts';

const orders = ['desc', 'asc'] as const;

export const sortsOf = (kind: ListKind): readonly ListSort[] => lists[kind].sorts;

/** What a list is narrowed to, as its address says it; what is left out narrows nothing. */
export type ListFilters<Kind extends ListKind = ListKind> = {
  readonly status?: StatusOf<Kind> | undefined;
  readonly type?: (typeof instrumentTypes)[number] | undefined;
  readonly purpose?: (typeof instrumentPurposes)[number] | undefined;
  readonly category?: (typeof ledgerCategories)[number] | undefined;
  /** A period by its name, which is another one tomorrow. */
  readonly date?: Period | undefined;
  /** The first day, as the person's calendar has it: `2026-11-21`. */
  readonly from?: string | undefined;
  /** The last day, all of it. */
  readonly until?: string | undefined;
  /** In dollars: `20` or `20.50`. */
  readonly amountMin?: string | undefined;
  readonly amountMax?: string | undefined;
  readonly method?: (typeof methods)[number] | undefined;
  readonly channel?: (typeof channels)[number] | undefined;
  readonly lastFour?: string | undefined;
  readonly text?: string | undefined;
};

/** What a list shows, and in which order. The newest first needs no mention. */
export type ListView<Kind extends ListKind = ListKind> = ListFilters<Kind> & {
  readonly sort?: ListSort | undefined;
  readonly order?: (typeof orders)[number] | undefined;
};

/** An address as it was read: anything may stand in it. */
type Search = { readonly [name: string]: unknown };

const oneOf = <Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | undefined =>
  choices.find((choice) => choice === value);

const matching = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined;

export const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  );
};

const readDay = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

const readAmount = (value: unknown): string | undefined => {
  const amount = matching(value, /^\d{1,6}(?:\.\d{1,2})?$/);
  return Number(amount) > 0 ? amount : undefined;
};

/** Two ends of a range; those that have changed places are no range. */
const range = <End>(
  least: End | undefined,
  most: End | undefined,
  isBefore: (first: End, second: End) => boolean,
) =>
  least !== undefined && most !== undefined && isBefore(most, least) ? [undefined, undefined] : [least, most];

const isLess = (first: string, second: string): boolean => Number(first) < Number(second);
export const isEarlier = (first: string, second: string): boolean => first < second;

/** What an address says about a list. What it does not know, cannot read or has no place in the list, it leaves out. */
export const readListView = <Kind extends ListKind>(kind: Kind, search: Search): ListView<Kind> => {
  const has = (id: FilterId, name: string = id): unknown => (canBe(kind, id) ? search[name] : undefined);
  const date = oneOf(search.date, periods);
  const [from, until] = range(readDay(search.from), readDay(search.until), isEarlier);
  const [amountMin, amountMax] = range(
    readAmount(has('amount', 'amountMin')),
    readAmount(has('amount', 'amountMax')),
    isLess,
  );
  const sort = oneOf(search.sort, sortsOf(kind));
  const order = oneOf(search.order, orders.slice(1));
  return {
    status: oneOf(has('status'), statusesOf(kind)),
    type: oneOf(has('type'), instrumentTypes),
    purpose: oneOf(has('purpose'), instrumentPurposes),
    category: oneOf(has('category'), ledgerCategories),
    date,
    from: date ? undefined : from,
    until: date ? undefined : until,
    amountMin,
    amountMax,
    method: oneOf(has('method'), methods),
    channel: oneOf(has('channel'), channels),
    lastFour: matching(has('lastFour'), /^\d{4}$/),
    text: matching(has('text'), /^[^]{1,200}$/)?.trim() || undefined,
    sort: sort === 'date' && !order ? undefined : (sort ?? (order && 'date')),
    order,
  };
};
