import { isCalendarDate, parsePageNumber } from '@tillbook/domain';

/** Reads one value of an address; undefined where it says nothing that counts. */
export type SearchParam<Value> = (value: unknown) => Value | undefined;

type Params = Readonly<Record<string, SearchParam<unknown>>>;

/** What an address says, read. */
export type SearchOf<Read extends Params> = { readonly [Name in keyof Read]?: ReturnType<Read[Name]> };

/** A page of a list; what is no whole number from 1 on counts as the first page, which needs no mention. */
export const pageParam: SearchParam<number> = (value) => {
  const page = parsePageNumber(value);
  return page === 1 ? undefined : page;
};

/** A text to search for. The router reads digits alone as a number. */
export const textParam =
  (longest = 100): SearchParam<string> =>
  (value) => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text !== '' ? text.slice(0, longest) : undefined;
  };

/**
 * One of a few choices; any other counts as none.
 *
 * @param unmentioned the choice that counts where none is said
 */
export const choiceParam =
  <Choice extends string>(choices: readonly Choice[], unmentioned?: Choice): SearchParam<Choice> =>
  (value) =>
    choices.find((choice) => choice === value && choice !== unmentioned);

/** A day, `2026-11-21`; what is no day of the calendar counts as none. */
export const dayParam: SearchParam<string> = (value) =>
  typeof value === 'string' && isCalendarDate(value) ? value : undefined;

/** Reads an address by its parameters. Each is named even where it is absent: what a route leaves out stays unread. */
export function searchParams<Read extends Params>(
  params: Read,
): (search: Readonly<Record<string, unknown>>) => SearchOf<Read>;
export function searchParams(params: Params) {
  return (search: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(params).map(([name, read]) => [name, read(search[name])]));
}

/** Whether a list's filters leave anything out. */
export const isFiltered = (filters: object): boolean =>
  Object.values(filters).some((value) => value !== undefined);
