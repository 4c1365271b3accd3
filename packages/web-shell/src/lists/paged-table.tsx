import type { List } from '@tillbook/contract';
import { Card, DataTable, ErrorState, Pagination, type DataTableColumn, type RowLink } from '@tillbook/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { requestIdOf } from '../errors/failure-message.ts';

/** Which rows of a list are on the screen, and how that is changed. */
export type Paging = {
  /** Counts from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** How many rows a page may have. With `onPageSizeChange` they can be chosen from. */
  readonly pageSizes?: readonly number[];
  readonly onPageChange: (page: number) => void;
  readonly onPageSizeChange?: (pageSize: number) => void;
};

export type PagedTableProps<Row> = Paging & {
  /** Names the table and, with "pages", its pagination: "Payments". */
  readonly label: string;
  readonly query: UseQueryResult<List<Row>>;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rowLink?: (row: Row) => RowLink | undefined;
  /** The specification's sentence for a list that could not be had; without one it is not this table that says so. */
  readonly failure?: string;
  /** A second sentence below it. */
  readonly failureDetail?: string;
  /** What the button below it says. */
  readonly retryLabel?: string;
  /** What stands below the headings of a list that has no rows: an `EmptyState` of size part. */
  readonly empty: ReactNode;
  /** Alone on a page, or inside a card that is already there. */
  readonly placement: 'page' | 'card';
  /** Keeps its columns on a phone, where other tables stack their rows. */
  readonly keepColumns?: boolean;
};

/** One page of a list with its pagination: loading, failed, empty or full. The old rows stay until the new ones are there. */
export function PagedTable<Row>({
  label,
  query,
  columns,
  rowLink,
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
  keepColumns = false,
}: PagedTableProps<Row>) {
  // What comes is drawn in small steps, between which the page answers.
  const list = useDeferredValue(query.data);
  const state = useDeferredValue(tableState(query));
  const isEmpty = list?.totalCount === 0;
  const besideRows = list && (isEmpty ? empty : 'There is nothing on this page.');
  // The same element again is not drawn again, so that what is on its way costs nothing.
  const rows = useMemo(
    () => (
      <DataTable
        label={label}
        columns={columns}
        rows={list?.items ?? []}
        state={state}
        loadingRows={pageSize}
        keepColumns={keepColumns}
        {...(rowLink && { rowLink })}
      >
        {besideRows}
      </DataTable>
    ),
    [label, columns, list, state, pageSize, keepColumns, rowLink, besideRows],
  );
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
