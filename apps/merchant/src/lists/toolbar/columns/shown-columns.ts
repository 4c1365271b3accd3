import type { ColumnSort, DataTableColumn } from '@tillbook/ui';
import { lists, type ListName, type ListSort } from '@tillbook/contract';
import type { ListPresentation } from '../../define-list.ts';
import type { ListView } from '../../search-params.ts';
import { sorted } from '../sort/sorted.ts';

const sortOf = (view: ListView, sort: ListSort, onViewChange: (view: ListView) => void): ColumnSort => {
  const isNow = (view.sort ?? 'date') === sort;
  const isUp = view.order === 'asc';
  return {
    ...(isNow && { direction: isUp ? 'ascending' : 'descending' }),
    // A second press turns the order round.
    onSort: () => onViewChange(sorted(view, sort, isNow && !isUp ? 'asc' : undefined)),
  };
};

/** By what a column's heading puts a list in order, if it does. */
const sortBy = (name: ListName, id: string): ListSort | undefined =>
  lists[name].sorts.find((sort) => sort === id);

/** What a list can show: its own columns, then those that can be added. */
export type Columns<Column> = {
  readonly columns: readonly Column[];
  readonly optionalColumns: readonly Column[];
};

export type NamedColumn = { readonly id: string; readonly header: string };

/** Every column that a list can show, in the order in which they would stand. */
export const allColumns = <Column extends NamedColumn>({
  columns,
  optionalColumns,
}: Columns<Column>): readonly Column[] => [
  ...columns,
  ...optionalColumns.filter(({ id }) => columns.every((column) => column.id !== id)),
];

/** The ids of the columns that a choice names; those of the list's own where it names none there is. */
export const chosenIds = (list: Columns<NamedColumn>, choice: string | null): ReadonlySet<string> => {
  const wanted = new Set(choice?.split(','));
  const known = allColumns(list).filter(({ id }) => wanted.has(id));
  return new Set((known.length > 0 ? known : list.columns).map(({ id }) => id));
};

export type ShownColumnsInput<Row> = {
  readonly list: Pick<ListPresentation<Row>, 'name' | 'columns' | 'optionalColumns'>;
  /** As `readColumnChoice` gives it. */
  readonly choice: string | null;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
};

/** The columns that were chosen, those by which the list can be put in order with what does so. */
export const shownColumns = <Row>({
  list,
  choice,
  view,
  onViewChange,
}: ShownColumnsInput<Row>): readonly DataTableColumn<Row>[] => {
  const ids = chosenIds(list, choice);
  return allColumns(list)
    .filter(({ id }) => ids.has(id))
    .map((column) => {
      const sort = sortBy(list.name, column.id);
      return sort ? { ...column, sort: sortOf(view, sort, onViewChange) } : column;
    });
};
