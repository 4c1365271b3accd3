import { parsePageNumber } from '@tillbook/domain';

/** The page of a list in an address: `?page=2`. The first page needs no mention. */
export type PageSearch = { readonly page?: number };

/** Reads the page number under `name`; what is no whole number from 1 on counts as the first page. */
const readPage = (value: unknown): number | undefined => {
  const page = parsePageNumber(value);
  return page === 1 ? undefined : page;
};

export const readPageSearch = (search: Record<string, unknown>): PageSearch => {
  const page = readPage(search.page);
  return page === undefined ? {} : { page };
};

/** The search that turns to a page. */
export const pageSearch = (page: number): PageSearch => (page === 1 ? {} : { page });
