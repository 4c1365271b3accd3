import type { ReactNode } from 'react';
import { doubleRule } from '../../css/double-rule.css.ts';
import { classNames } from '../../private/class-names.ts';
import type { DataTableColumn, RowLink, TableTotal } from './column.ts';
import {
  alignEnd,
  body,
  finalTotal,
  fit,
  foot,
  head,
  headCell,
  innerTotal,
  note,
  noteWords,
  scrolled,
  scroller,
  sortButton,
  stale,
  table,
  totalCell,
  totalRow,
  totalValue,
} from './data-table.css.ts';
import { keptColumns } from './kept-columns.css.ts';
import { stackedRows } from './stacked-rows.css.ts';
import { drawnColumns, SkeletonRow, TableRow } from './table-row.tsx';

export type DataTableProps<Row> = {
  /** Names the table for a screen reader. */
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  /** A row is drawn by its place, so that turning a page rewrites cells instead of replacing them. */
  readonly rows: readonly Row[];
  /** Where a row leads. A row without one is not a link. */
  readonly rowLink?: (row: Row) => RowLink | undefined;
  /** `loading` shows bars in place of rows, `stale` shows the old rows at 60 % until the new ones come. */
  readonly state?: 'ready' | 'loading' | 'stale';
  /** How many rows will come: the page's size. */
  readonly loadingRows?: number;
  /** Keeps its columns on a phone, where other tables stack their rows. */
  readonly keepColumns?: boolean;
  /** While the rows are awaited, the figures are bars. */
  readonly totals?: readonly TableTotal[];
  /** What stands in place of the rows when there are none: a sentence, an `EmptyState` or an `ErrorState`. */
  readonly children?: ReactNode;
};

const isAdded = ({ slot }: Pick<DataTableColumn<never>, 'slot'>): boolean => slot === 'more';

/** Rows of one kind. A row that leads somewhere is one real link over its whole width. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowLink,
  state = 'ready',
  loadingRows = 15,
  keepColumns = false,
  totals = [],
  children,
}: DataTableProps<Row>) {
  const loading = state === 'loading';
  const drawn = drawnColumns(columns);
  return (
    <div className={classNames(scroller, columns.some(isAdded) && scrolled)}>
      <table
        role="table"
        aria-label={label}
        aria-busy={state !== 'ready'}
        className={classNames(table, keepColumns ? keptColumns : stackedRows)}
      >
        <TableHead columns={columns} />
        <tbody role="rowgroup" className={classNames(body, state === 'stale' && stale)}>
          {loading &&
            Array.from({ length: loadingRows }, (_, place) => (
              <SkeletonRow key={place} columns={drawn} place={place} />
            ))}
          {!loading &&
            rows.map((item, place) => (
              <TableRow key={place} row={item} columns={drawn} link={rowLink?.(item)} />
            ))}
          {!loading && rows.length === 0 && children && (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className={note}>
                {typeof children === 'string' ? <p className={noteWords}>{children}</p> : children}
              </td>
            </tr>
          )}
        </tbody>
        {totals.length > 0 && <Totals totals={totals} columnCount={columns.length} />}
      </table>
    </div>
  );
}

function TableHead<Row>({ columns }: { readonly columns: readonly DataTableColumn<Row>[] }) {
  return (
    <thead role="rowgroup" className={head}>
      <tr role="row">
        {columns.map((column) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            className={classNames(headCell, column.fit && fit, column.align === 'end' && alignEnd)}
            aria-sort={column.sort?.direction}
          >
            {column.sort ? (
              <button type="button" className={sortButton} onClick={column.sort.onSort}>
                {column.header}
              </button>
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Totals({
  totals,
  columnCount,
}: {
  readonly totals: readonly TableTotal[];
  readonly columnCount: number;
}) {
  return (
    <tfoot role="rowgroup" className={foot}>
      {totals.map((total) => (
        <tr key={total.id} role="row" className={totalRow}>
          <td
            role="cell"
            colSpan={columnCount - (total.valueBefore === undefined ? 1 : 2)}
            className={classNames(totalCell, total.final && finalTotal)}
          >
            {total.label}
          </td>
          {total.valueBefore !== undefined && (
            <td
              role="cell"
              className={classNames(totalCell, totalValue, innerTotal, total.final && finalTotal)}
            >
              {total.final ? <span className={doubleRule}>{total.valueBefore}</span> : total.valueBefore}
            </td>
          )}
          <td role="cell" className={classNames(totalCell, totalValue, total.final && finalTotal)}>
            {total.final ? <span className={doubleRule}>{total.value}</span> : total.value}
          </td>
        </tr>
      ))}
    </tfoot>
  );
}
