import type { ColumnSort, DataTableColumn } from '@tillbook/ui';
import { sorted, type Sort } from '../order/sorted.ts';
import type { ListKind } from '../list-kinds.ts';
import { sortsOf, type ListView } from '../views/list-view.ts';

const sortOf = (view: ListView, sort: Sort, onViewChange: (view: ListView) => void): ColumnSort => {
  const isNow = (view.sort ?? 'date') === sort;
  const isUp = view.order === 'asc';
  return {
    ...(isNow && { direction: isUp ? 'ascending' : 'descending' }),
    // A second press turns the order round.
    onSort: () => onViewChange(sorted(view, sort, isNow && !isUp ? 'asc' : undefined)),
  };
};

/** By what a column's heading puts a list in order, if it does. */
const sortBy = (kind: ListKind, id: string): Sort | undefined => sortsOf(kind).find((sort) => sort === id);

/** What a list can show: its own columns, then the others. */
export type Columns<Column> = { readonly own: readonly Column[]; readonly further: readonly Column[] };

export type NamedColumn = { readonly id: string; readonly header: string };

/** Every column that a list can show, in the order in which they would stand. */
export const allColumns = <Column extends NamedColumn>({
  own,
  further,
}: Columns<Column>): readonly Column[] => [
  ...own,
  ...further.filter(({ id }) => own.every((column) => column.id !== id)),
];

/** The ids of the columns that a choice names; those of the list's own where it names none there is. */
export const chosenIds = (columns: Columns<NamedColumn>, choice: string | null): ReadonlySet<string> => {
  const wanted = new Set(choice?.split(','));
  const known = allColumns(columns).filter(({ id }) => wanted.has(id));
  return new Set((known.length > 0 ? known : columns.own).map(({ id }) => id));
};

export type ShownColumnsInput<Row> = {
  readonly kind: ListKind;
  readonly columns: Columns<DataTableColumn<Row>>;
  /** As `readColumnChoice` gives it. */
  readonly choice: string | null;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
};

/** The columns that were chosen, those by which the list can be put in order with what does so. */
export const shownColumns = <Row>({
  kind,
  columns,
  choice,
  view,
  onViewChange,
}: ShownColumnsInput<Row>): readonly DataTableColumn<Row>[] => {
  const ids = chosenIds(columns, choice);
  return allColumns(columns)
    .filter(({ id }) => ids.has(id))
    .map((column) => {
      const sort = sortBy(kind, column.id);
      return sort ? { ...column, sort: sortOf(view, sort, onViewChange) } : column;
    });
};
