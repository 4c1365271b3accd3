import {
  channels,
  instrumentPurposes,
  instrumentTypes,
  ledgerCategories,
  lists,
  methods,
  payoutKinds,
  periods,
  type FilterName,
  type ListName,
  type ListSort,
  type Period,
  type StatusOf,
} from '@tillbook/contract';
import { isDay, pageParams, searchParams, type PageSearch } from '@tillbook/web-shell/search-params';

/** A list's filters, as in its address. An omitted filter matches every row. */
export type ListFilters<Name extends ListName = ListName> = {
  readonly status?: StatusOf<Name> | undefined;
  readonly kind?: (typeof payoutKinds)[number] | undefined;
  readonly type?: (typeof instrumentTypes)[number] | undefined;
  readonly purpose?: (typeof instrumentPurposes)[number] | undefined;
  readonly category?: (typeof ledgerCategories)[number] | undefined;
  readonly date?: Period | undefined;
  /** The first day in the user's time zone: `2026-11-21`. */
  readonly from?: string | undefined;
  /** The last day, inclusive. */
  readonly until?: string | undefined;
  /** For payments and refunds: the Eastern day of posting, such as `2026-11-21`, as in the chart. */
  readonly postedOn?: string | undefined;
  /** In dollars: `20` or `20.50`. */
  readonly amountMin?: string | undefined;
  readonly amountMax?: string | undefined;
  readonly method?: (typeof methods)[number] | undefined;
  readonly channel?: (typeof channels)[number] | undefined;
  readonly lastFour?: string | undefined;
  readonly text?: string | undefined;
};

/** The default order, newest first, is omitted. */
export type ListView<Name extends ListName = ListName> = ListFilters<Name> & {
  readonly sort?: ListSort | undefined;
  readonly order?: 'asc' | undefined;
};

export type ListSearch<Name extends ListName = ListName> = ListView<Name> & PageSearch;

const readPage = searchParams(pageParams());

type Unread = { readonly [name: string]: unknown };

const oneOf = <Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | undefined =>
  choices.find((choice) => choice === value);

const matching = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined;

const readDay = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

const readAmount = (value: unknown): string | undefined => {
  const amount = matching(value, /^\d{1,6}(?:\.\d{1,2})?$/);
  return Number(amount) > 0 ? amount : undefined;
};

/** Drops both ends of a reversed range. */
const range = <End>(
  least: End | undefined,
  most: End | undefined,
  isBefore: (first: End, second: End) => boolean,
) =>
  least !== undefined && most !== undefined && isBefore(most, least) ? [undefined, undefined] : [least, most];

const isLess = (first: string, second: string): boolean => Number(first) < Number(second);
export const isEarlier = (first: string, second: string): boolean => first < second;

/** Returns the view in search parameters. Unknown and malformed values are undefined. */
export const readListView = <Name extends ListName>(name: Name, search: Unread): ListView<Name> => {
  const filters: readonly FilterName[] = lists[name].filters;
  const statuses: readonly StatusOf<Name>[] = lists[name].statuses;
  const has = (filter: FilterName, parameter: string = filter): unknown =>
    filters.includes(filter) ? search[parameter] : undefined;
  const date = oneOf(search.date, periods);
  const [from, until] = range(readDay(search.from), readDay(search.until), isEarlier);
  const [amountMin, amountMax] = range(
    readAmount(has('amount', 'amountMin')),
    readAmount(has('amount', 'amountMax')),
    isLess,
  );
  const sort = oneOf<ListSort>(search.sort, lists[name].sorts);
  const order = oneOf(search.order, ['asc']);
  return {
    status: oneOf(has('status'), statuses),
    kind: oneOf(has('kind'), payoutKinds),
    type: oneOf(has('type'), instrumentTypes),
    purpose: oneOf(has('purpose'), instrumentPurposes),
    category: oneOf(has('category'), ledgerCategories),
    date,
    from: date ? undefined : from,
    until: date ? undefined : until,
    // Payments and refunds have a channel, and a day of posting.
    postedOn: date || from || until ? undefined : readDay(has('channel', 'postedOn')),
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

/**
 * Validates the search parameters of a list's route once, for its loader and its screen, in the order of the
 * address, so that the router does not replace the address.
 *
 * @example createFileRoute('/_account/settlements/')({ ...listSearch('settlements'), loader, component })
 */
export const listSearch = <Name extends ListName>(name: Name) => ({
  validateSearch: (search: Record<string, unknown>): ListSearch<Name> => ({
    ...search,
    ...readListView(name, search),
    ...readPage(search),
  }),
  loaderDeps: ({ search }: { readonly search: ListSearch<Name> }) => search,
});
