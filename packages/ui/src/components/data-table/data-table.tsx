import type { ReactNode } from 'react';
import { doubleRule } from '../../css/double-rule.css.ts';
import { classNames } from '../../private/class-names.ts';
import { markValues } from '../../private/mark-values.tsx';
import type { DataTableColumn, RowGroup, RowLink, RowPreview, TableTotal } from './column.ts';
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
import { closedGroup } from './group-heading.css.ts';
import { groupRows, isClosed } from './group-rows.ts';
import { previewed } from './preview-button.css.ts';
import { keptColumns } from './kept-columns.css.ts';
import { stackedRows } from './stacked-rows.css.ts';
import { drawnColumns, isShownIn, SkeletonRow, TableRow } from './table-row.tsx';

export type DataTableProps<Row> = {
  /** The accessible name of the table. */
  readonly label: string;
  /** The columns, in order. The slot of a column places its cells when rows are stacked on a phone. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows, keyed by index, so that changing the page updates cells instead of replacing them. */
  readonly rows: readonly Row[];
  /** Returns a row's link; rows without a link are not clickable. */
  readonly rowLink?: (row: Row) => RowLink | undefined;
  /**
   * Shows linked rows in a preview next to the table, opened with Space on a row or with a button in it.
   * During a preview, the button of the next row has `aria-keyshortcuts` `j` and that of the previous row
   * `k`; the application handles these keys.
   */
  readonly rowPreview?: RowPreview<Row>;
  /**
   * Returns the heading above a row's group, if any. Rows of a group are consecutive; headings do not count
   * as rows.
   */
  readonly rowGroup?: (row: Row) => RowGroup | undefined;
  /** Returns true if a row belongs to the next row: the line between them is omitted. */
  readonly joinsNext?: (row: Row, next: Row) => boolean;
  /**
   * `loading` shows bars instead of rows; `stale` shows the old rows at 60% opacity until the new rows
   * arrive.
   */
  readonly state?: 'ready' | 'loading' | 'stale';
  /** The number of rows to expect, usually the page size. */
  readonly loadingRows?: number;
  /** Shows columns on phones too. By default, rows are stacked on phones. */
  readonly keepColumns?: boolean;
  /** The totals below the rows, shown in every state. */
  readonly totals?: readonly TableTotal[];
  /** The content shown when there are no rows: a sentence, an `EmptyState` or an `ErrorState`. */
  readonly children?: ReactNode;
};

/** Returns the shortcut keys of the rows before and after the previewed row. */
const keysOfNeighbors = <Row,>(
  rows: readonly Row[],
  rowLink: DataTableProps<Row>['rowLink'],
  preview: RowPreview<Row> | undefined,
): ReadonlyMap<Row, 'j' | 'k'> => {
  const keys = new Map<Row, 'j' | 'k'>();
  if (preview?.shownHref === undefined) return keys;
  const index = rows.findIndex((row) => isShownIn(preview, row, rowLink?.(row)));
  const [before, after] = [rows[index - 1], rows[index + 1]];
  if (index > 0 && before !== undefined) keys.set(before, 'k');
  if (index >= 0 && after !== undefined) keys.set(after, 'j');
  return keys;
};

const isAdded = ({ slot }: Pick<DataTableColumn<never>, 'slot'>): boolean => slot === 'more';

/** Shows rows of one kind in columns. A row with its own page is a real link over its whole width. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowLink,
  rowPreview,
  rowGroup,
  joinsNext,
  state = 'ready',
  loadingRows = 15,
  keepColumns = false,
  totals = [],
  children,
}: DataTableProps<Row>) {
  const loading = state === 'loading';
  const drawn = drawnColumns(columns);
  const isJoined = (row: Row, next: Row | undefined): boolean =>
    next !== undefined && joinsNext !== undefined && joinsNext(row, next);
  const previewKeys = keysOfNeighbors(rows, rowLink, rowPreview);
  const groups = groupRows(rows, rowGroup);
  const bodyClass = classNames(body, state === 'stale' && stale);
  return (
    <div className={classNames(scroller, columns.some(isAdded) && scrolled)}>
      <table
        role="table"
        aria-label={label}
        aria-busy={state !== 'ready'}
        className={classNames(table, keepColumns ? keptColumns : stackedRows, rowPreview && previewed)}
      >
        <TableHead columns={columns} />
        {!loading && rows.length > 0 ? (
          groups.map(({ group, rows: ofGroup }, index) => (
            <tbody
              key={index}
              role="rowgroup"
              className={classNames(bodyClass, isClosed(groups, index) && closedGroup)}
            >
              {ofGroup.map((item, rowIndex) => (
                <TableRow
                  key={rowIndex}
                  row={item}
                  columns={drawn}
                  rowLink={rowLink}
                  group={rowIndex === 0 ? group : undefined}
                  isJoined={isJoined(item, ofGroup[rowIndex + 1])}
                  preview={rowPreview}
                  previewKey={previewKeys.get(item)}
                />
              ))}
            </tbody>
          ))
        ) : (
          <tbody role="rowgroup" className={bodyClass}>
            {loading &&
              Array.from({ length: loadingRows }, (_, index) => (
                <SkeletonRow
                  key={index}
                  columns={drawn}
                  index={index}
                  isHeaded={index === 0 && rowGroup !== undefined}
                />
              ))}
            {!loading && children && (
              <tr role="row">
                <td role="cell" colSpan={columns.length} className={note}>
                  {typeof children === 'string' ? (
                    <p className={noteWords}>{markValues(children)}</p>
                  ) : (
                    children
                  )}
                </td>
              </tr>
            )}
          </tbody>
        )}
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
            {markValues(total.label)}
          </td>
          {total.valueBefore !== undefined && (
            <td
              role="cell"
              translate="no"
              className={classNames(totalCell, totalValue, innerTotal, total.final && finalTotal)}
            >
              {total.final ? <span className={doubleRule}>{total.valueBefore}</span> : total.valueBefore}
            </td>
          )}
          <td
            role="cell"
            translate="no"
            className={classNames(totalCell, totalValue, total.final && finalTotal)}
          >
            {total.final && total.value !== undefined ? (
              <span className={doubleRule}>{total.value}</span>
            ) : (
              total.value
            )}
          </td>
        </tr>
      ))}
    </tfoot>
  );
}
