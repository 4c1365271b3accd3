import type { ColumnSort, DataTableColumn } from '@tillbook/ui';
import { lists, type ListColumn, type ListName, type ListSort } from '@tillbook/contract';
import type { ListPresentation } from '../../define-list.ts';
import type { ListView } from '../../search-params.ts';
import { sorted } from '../sort/sorted.ts';

const sortOf = (view: ListView, sort: ListSort, onViewChange: (view: ListView) => void): ColumnSort => {
  const isNow = (view.sort ?? 'date') === sort;
  const isUp = view.order === 'asc';
  return {
    ...(isNow && { direction: isUp ? 'ascending' : 'descending' }),
    // A second press reverses the order.
    onSort: () => onViewChange(sorted(view, sort, isNow && !isUp ? 'asc' : undefined)),
  };
};

const sortBy = (name: ListName, id: ListColumn): ListSort | undefined =>
  lists[name].sorts.find((sort) => sort === id);

export type Columns<Column> = {
  readonly columns: readonly Column[];
  readonly optionalColumns: readonly Column[];
};

export type NamedColumn = { readonly id: ListColumn; readonly header: string };

export const allColumns = <Column extends NamedColumn>({
  columns,
  optionalColumns,
}: Columns<Column>): readonly Column[] => [
  ...columns,
  ...optionalColumns.filter(({ id }) => columns.every((column) => column.id !== id)),
];

/** Returns the IDs of the chosen columns, or the list's own if no chosen column exists. */
export const chosenIds = (list: Columns<NamedColumn>, choice: string | null): ReadonlySet<ListColumn> => {
  const wanted = new Set<string>(choice?.split(','));
  const known = allColumns(list).filter(({ id }) => wanted.has(id));
  return new Set((known.length > 0 ? known : list.columns).map(({ id }) => id));
};

export type ShownColumnsInput<Row> = {
  readonly list: Pick<ListPresentation<Row>, 'name' | 'columns' | 'optionalColumns'>;
  readonly choice: string | null;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
};

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
