import type { Transaction } from '@tillbook/contract';
import type { ColumnSort, DataTableColumn } from '@tillbook/ui';
import type { ListView } from './list-view.ts';

type Column = DataTableColumn<Transaction>;
type Sort = NonNullable<ListView['sort']>;

const sortOf = (view: ListView, sort: Sort, onViewChange: (view: ListView) => void): ColumnSort => {
  const isNow = (view.sort ?? 'date') === sort;
  const isUp = view.order === 'asc';
  // The largest and the newest come first; a second press turns that round.
  const order = isNow && !isUp ? 'asc' : undefined;
  return {
    ...(isNow && { direction: isUp ? 'ascending' : 'descending' }),
    onSort: () => onViewChange({ ...view, sort: sort === 'date' && !order ? undefined : sort, order }),
  };
};

const isSort = (id: string): id is Sort => id === 'date' || id === 'amount';

/** The columns of a list, those by which it can be put in order with what does so. */
export const shownColumns = (
  columns: readonly Column[],
  view: ListView,
  onViewChange: (view: ListView) => void,
): readonly Column[] =>
  columns.map((column) =>
    isSort(column.id) ? { ...column, sort: sortOf(view, column.id, onViewChange) } : column,
  );
