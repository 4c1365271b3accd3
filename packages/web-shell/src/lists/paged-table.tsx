import type { List } from '@tillbook/contract';
import {
  Card,
  DataTable,
  ErrorState,
  Pagination,
  type DataTableColumn,
  type RowGroup,
  type RowLink,
  type RowPreview,
  type TableTotal,
} from '@tillbook/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { requestIdOf } from '../errors/failure-message.ts';

export type Paging = {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** The available page sizes, among which the user can choose if `onPageSizeChange` is set. */
  readonly pageSizes?: readonly number[];
  readonly onPageChange: (page: number) => void;
  readonly onPageSizeChange?: (pageSize: number) => void;
};

export type PagedTableProps<Row, Page extends List<Row>> = Paging & {
  /** The accessible name of the table and, with "pages", of its pagination: "Payments". */
  readonly label: string;
  readonly query: UseQueryResult<Page>;
  /** The page shown instead of the query's, while the user reads its rows. */
  readonly shownPage?: Page | undefined;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rowLink?: (row: Row) => RowLink | undefined;
  readonly rowPreview?: RowPreview<Row>;
  /**
   * Groups the rows of a page under headings. Called without a page, it returns the heading to reserve above
   * loading rows.
   */
  readonly groupRows?: (page: Page | undefined) => ((row: Row) => RowGroup | undefined) | undefined;
  readonly joinsNext?: (row: Row, next: Row) => boolean;
  /** The specification's message for a list that failed to load. Without it, the table does not show the error. */
  readonly failure?: string;
  readonly failureDetail?: string;
  readonly retryLabel?: string;
  /** Shown below the headings of an empty list: an `EmptyState` of size part. */
  readonly empty: ReactNode;
  /** `page` adds a card around the table; `card` is for a table inside a card. */
  readonly placement: 'page' | 'card';
  /** The usual number of rows, for lists that hardly ever fill a page. */
  readonly loadingRows?: number;
  /** Shows columns on phones too. By default, rows are stacked on phones. */
  readonly keepColumns?: boolean;
  /** The totals of all pages, below the rows of each page. */
  readonly totals?: readonly TableTotal[];
};

/** Shows one page of a list with its pagination. The old rows stay until new rows arrive. */
export function PagedTable<Row, Page extends List<Row>>({
  label,
  query,
  shownPage = query.data,
  columns,
  rowLink,
  rowPreview,
  groupRows,
  joinsNext,
  pageSize,
  page,
  pageSizes,
  onPageChange,
  onPageSizeChange,
  failure,
  failureDetail,
  retryLabel,
  empty,
  placement,
  loadingRows = pageSize,
  keepColumns = false,
  totals,
}: PagedTableProps<Row, Page>) {
  // Renders new rows as a transition, so that the page stays responsive.
  const list = useDeferredValue(shownPage);
  const state = useDeferredValue(tableState(query));
  const isEmpty = list?.totalCount === 0;
  const besideRows = list && (isEmpty ? empty : 'This page is empty.');
  // Reuses the element, so that React skips the table while an update is pending.
  const rows = useMemo(() => {
    const rowGroup = groupRows?.(list);
    return (
      <DataTable
        label={label}
        columns={columns}
        rows={list?.items ?? []}
        state={state}
        loadingRows={loadingRows}
        keepColumns={keepColumns}
        {...(rowLink && { rowLink })}
        {...(joinsNext && { joinsNext })}
        {...(rowPreview && { rowPreview })}
        {...(rowGroup && { rowGroup })}
        {...(totals && { totals })}
      >
        {besideRows}
      </DataTable>
    );
  }, [
    label,
    columns,
    list,
    state,
    loadingRows,
    keepColumns,
    rowLink,
    rowPreview,
    groupRows,
    joinsNext,
    totals,
    besideRows,
  ]);
  if (query.isError && !query.data && failure !== undefined) {
    return (
      <ErrorState
        title={failure}
        size={placement === 'page' ? 'page' : 'part'}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryLabel={retryLabel}
        requestId={requestIdOf(query.error)}
      >
        {failureDetail}
      </ErrorState>
    );
  }
  const table = (
    <>
      {rows}
      {list && !isEmpty && (
        <Pagination
          label={`${label} pages`}
          placement="card"
          page={page}
          pageSize={pageSize}
          totalCount={list.totalCount}
          totalCountCapped={list.totalCountCapped}
          onPageChange={onPageChange}
          {...(pageSizes && { pageSizes })}
          {...(onPageSizeChange && { onPageSizeChange })}
        />
      )}
    </>
  );
  return placement === 'page' ? <Card>{table}</Card> : table;
}

const tableState = (query: UseQueryResult): 'ready' | 'loading' | 'stale' => {
  if (query.isPending) return 'loading';
  return query.isPlaceholderData ? 'stale' : 'ready';
};
