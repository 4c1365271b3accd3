import { ledgerPageSize, listPageSize, parsePageNumber } from '@tillbook/domain';
import type { Paging } from './paged-table.tsx';

/** How many rows a page may have, the first of them where the address names none. */
const listPageSizes = [listPageSize, 25, 50] as const;
export const ledgerPageSizes = [ledgerPageSize, 25, 50] as const;

/** The page of a list in an address: `?page=2&pageSize=25`. What is there anyway needs no mention. */
export type PageSearch = { readonly page?: number | undefined; readonly pageSize?: number | undefined };

/** A page as an address holds it; what is no whole number from 1 on counts as the first page. */
export const searchedPage = (value: unknown): number | undefined => {
  const page = parsePageNumber(value);
  return page === 1 ? undefined : page;
};

/** A page's size as an address holds it; any but those to choose from counts as the first of them. */
export const searchedSize = (value: unknown, pageSizes: readonly number[]): number | undefined => {
  const pageSize = parsePageNumber(value);
  return pageSizes.slice(1).find((size) => size === pageSize);
};

// Both are named even where there are none: what a route leaves out is taken from the address unread.
export const readPageSearch = (search: Record<string, unknown>): PageSearch => ({
  page: searchedPage(search.page),
  pageSize: searchedSize(search.pageSize, listPageSizes),
});

/** The rows an address asks for. */
export const pageOf = ({ page = 1, pageSize }: PageSearch, pageSizes: readonly number[] = listPageSizes) => ({
  page,
  pageSize: pageSize ?? pageSizes[0] ?? listPageSize,
});

/**
 * What a list needs to show the rows of an address, and to go to others.
 *
 * @param go opens another page of the same list
 */
export const pagingOf = (
  search: PageSearch,
  go: (search: PageSearch) => void,
  pageSizes: readonly number[] = listPageSizes,
): Required<Paging> => {
  const { page, pageSize } = pageOf(search, pageSizes);
  return {
    page,
    pageSize,
    pageSizes,
    onPageChange: (next) => go({ page: searchedPage(next), pageSize: search.pageSize }),
    onPageSizeChange: (next) =>
      go({
        // The first row of the page stays on the screen.
        page: searchedPage(Math.floor(((page - 1) * pageSize) / next) + 1),
        pageSize: searchedSize(next, pageSizes),
      }),
  };
};
