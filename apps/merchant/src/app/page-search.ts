import { parsePageNumber } from '@tillbook/domain';

/** The page of a list in an address: `?page=2`. The first page needs no mention. */
export type PageSearch = { readonly page?: number | undefined };

/** A page as an address holds it; what is no whole number from 1 on counts as the first page. */
export const searchedPage = (value: unknown): number | undefined => {
  const page = parsePageNumber(value);
  return page === 1 ? undefined : page;
};

// The page is named even where there is none: what a route leaves out is taken from the address unread.
export const readPageSearch = (search: Record<string, unknown>): PageSearch => ({
  page: searchedPage(search.page),
});
