import type { Transaction } from '@tillbook/contract';
import type { ColumnSort, DataTableColumn } from '@tillbook/ui';
import { allColumns } from './further-columns.tsx';
import type { ListView } from './list-view.ts';

type Column = DataTableColumn<Transaction>;
type Sort = NonNullable<ListView['sort']>;

/** A view in another order: by default the newest and the largest come first. */
export const sorted = (view: ListView, sort: Sort, order?: 'asc'): ListView => ({
  ...view,
  sort: sort === 'date' && !order ? undefined : sort,
  order,
});

const sortOf = (view: ListView, sort: Sort, onViewChange: (view: ListView) => void): ColumnSort => {
  const isNow = (view.sort ?? 'date') === sort;
  const isUp = view.order === 'asc';
  return {
    ...(isNow && { direction: isUp ? 'ascending' : 'descending' }),
    // A second press turns the order round.
    onSort: () => onViewChange(sorted(view, sort, isNow && !isUp ? 'asc' : undefined)),
  };
};

const isSort = (id: string): id is Sort => id === 'date' || id === 'amount';

/** The ids of the columns that a choice names; those of the list's own where it names none there is. */
export const chosenIds = (own: readonly Column[], choice: string | null): ReadonlySet<string> => {
  const wanted = new Set(choice?.split(','));
  const known = allColumns(own).filter(({ id }) => wanted.has(id));
  return new Set((known.length > 0 ? known : own).map(({ id }) => id));
};

export type ShownColumnsInput = {
  /** The list's own columns. */
  readonly columns: readonly Column[];
  /** As `readColumnChoice` gives it. */
  readonly choice: string | null;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
};

/** The columns that were chosen, those by which the list can be put in order with what does so. */
export const shownColumns = ({
  columns,
  choice,
  view,
  onViewChange,
}: ShownColumnsInput): readonly Column[] => {
  const ids = chosenIds(columns, choice);
  return allColumns(columns)
    .filter(({ id }) => ids.has(id))
    .map((column) =>
      isSort(column.id) ? { ...column, sort: sortOf(view, column.id, onViewChange) } : column,
    );
};
