import { isCalendarDate, ledgerPageSize, listPageSize, parsePageNumber } from '@tillbook/domain';

/** Parses one value of an address; returns undefined if the value is invalid. */
export type SearchParam<Value> = (value: unknown) => Value | undefined;

type Params = Readonly<Record<string, SearchParam<unknown>>>;

export type SearchOf<Read extends Params> = { readonly [Name in keyof Read]?: ReturnType<Read[Name]> };

/** The default first. */
export const listPageSizes = [listPageSize, 25, 50] as const;
export const ledgerPageSizes = [ledgerPageSize, 25, 50] as const;

/**
 * Parses the page of a list in an address: `?page=2&pageSize=25`. Anything but a positive whole number is
 * page 1, anything but an available size is the default; both are omitted.
 *
 * @param pageSizes the available page sizes, the default first
 */
export const pageParams = (pageSizes: readonly number[] = listPageSizes) => ({
  page: (value: unknown) => {
    const page = parsePageNumber(value);
    return page === 1 ? undefined : page;
  },
  pageSize: (value: unknown) => {
    const pageSize = parsePageNumber(value);
    return pageSizes.slice(1).find((size) => size === pageSize);
  },
});

export type PageSearch = SearchOf<ReturnType<typeof pageParams>>;

/** Parses a search text. The router parses digits as a number. */
export const textParam =
  (longest = 100): SearchParam<string> =>
  (value) => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text !== '' ? text.slice(0, longest) : undefined;
  };

/**
 * Parses one of a few choices; undefined for anything else.
 *
 * @param unmentioned the default, which is omitted
 */
export const choiceParam =
  <Choice extends string>(choices: readonly Choice[], unmentioned?: Choice): SearchParam<Choice> =>
  (value) =>
    choices.find((choice) => choice === value && choice !== unmentioned);

/** Returns true for a calendar date in the years that lists and ledgers accept. */
export const isDay = (text: string): boolean => text.startsWith('20') && isCalendarDate(text);

/** Parses a calendar date, `2026-11-21`; undefined for anything else. */
export const dayParam: SearchParam<string> = (value) =>
  typeof value === 'string' && isCalendarDate(value) ? value : undefined;

/**
 * Parses an address by its parameters. Sets each key even if absent, because a key that a route leaves out
 * stays unparsed.
 */
export function searchParams<Read extends Params>(
  params: Read,
): (search: Readonly<Record<string, unknown>>) => SearchOf<Read>;
export function searchParams(params: Params) {
  return (search: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(params).map(([name, read]) => [name, read(search[name])]));
}

export const isFiltered = (filters: object): boolean =>
  Object.values(filters).some((value) => value !== undefined);
