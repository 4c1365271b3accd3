import { listPageSize } from '@tillbook/domain';
import type { Paging } from './paged-table.tsx';
import { listPageSizes, pageParams, type PageSearch } from './search-params.ts';

export const pageOf = ({ page = 1, pageSize }: PageSearch, pageSizes: readonly number[] = listPageSizes) => ({
  page,
  pageSize: pageSize ?? pageSizes[0] ?? listPageSize,
});

/**
 * Returns the paging of a list at an address, with functions that open other pages.
 *
 * @param go opens another page of the same list
 */
export const pagingOf = (
  search: PageSearch,
  go: (search: PageSearch) => void,
  pageSizes: readonly number[] = listPageSizes,
): Required<Paging> => {
  const { page, pageSize } = pageOf(search, pageSizes);
  const params = pageParams(pageSizes);
  return {
    page,
    pageSize,
    pageSizes,
    onPageChange: (next) => go({ page: params.page(next), pageSize: search.pageSize }),
    onPageSizeChange: (next) =>
      go({
        // Goes to the page that contains the current first row.
        page: params.page(Math.floor(((page - 1) * pageSize) / next) + 1),
        pageSize: params.pageSize(next),
      }),
  };
};
