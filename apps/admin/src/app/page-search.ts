import { isCalendarDate, parsePageNumber } from '@tillbook/domain';

/** The page of a list in an address: `?page=2`. The first page needs no mention. */
export type PageSearch = { readonly page?: number | undefined };

/** A page as an address holds it; what is no whole number from 1 on counts as the first page. */
export const searchedPage = (value: unknown): number | undefined => {
  const page = parsePageNumber(value);
  return page === 1 ? undefined : page;
};

/** Words to look for as an address holds them. The router reads digits alone as a number. */
export const searchedText = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? text.slice(0, 100) : undefined;
};

/** One of a few words as an address holds it; any other counts as none. */
export const searchedChoice = <Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
): Choice | undefined => choices.find((choice) => choice === value);

/** A day as an address holds it, `2026-11-21`; what is no day of the calendar counts as none. */
export const searchedDay = (value: unknown): string | undefined =>
  typeof value === 'string' && isCalendarDate(value) ? value : undefined;
