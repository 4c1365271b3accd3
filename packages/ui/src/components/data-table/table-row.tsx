import type { ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { Link } from '../link/link.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { DataTableColumn, RowLink } from './column.ts';
import {
  alignEnd,
  amount,
  cell,
  emphasis,
  fit,
  linkedRow,
  row as rowStyle,
  rowLink,
  tabular,
} from './data-table.css.ts';
import { moveBetweenRows } from './row-keys.ts';
import { slot } from './stacked-rows.css.ts';

const cellClass = <Row,>(column: DataTableColumn<Row>): string =>
  classNames(
    cell,
    column.slot && slot[column.slot],
    column.fit && fit,
    column.tabular && tabular,
    column.align === 'end' && alignEnd,
    column.align === 'end' && !column.emphasis && amount,
    column.emphasis && emphasis[column.emphasis],
  );

type RowProps<Row> = { readonly columns: readonly DataTableColumn<Row>[] };

/** The column whose cell the row's link is stretched from. */
const linkColumnId = <Row,>(columns: readonly DataTableColumn<Row>[]): string | undefined =>
  (columns.find((column) => column.slot === 'amount') ?? columns[0])?.id;

/** One row. Its link covers the whole of it. */
export function TableRow<Row>({
  row,
  columns,
  link,
}: RowProps<Row> & { readonly row: Row; readonly link: RowLink | undefined }) {
  const linkId = link && linkColumnId(columns);
  const content = (column: DataTableColumn<Row>): ReactNode =>
    link && column.id === linkId ? (
      <Link
        href={link.href}
        aria-label={link.label}
        className={rowLink}
        data-row-link=""
        onKeyDown={moveBetweenRows}
      >
        {column.cell(row)}
      </Link>
    ) : (
      column.cell(row)
    );
  return (
    <tr role="row" className={classNames(rowStyle, link && linkedRow)}>
      {columns.map((column) => (
        <td key={column.id} role="cell" className={cellClass(column)}>
          {content(column)}
        </td>
      ))}
    </tr>
  );
}

// The bars differ in width as the words would, by a fixed pattern: the same row looks the same each time.
const shares = [1, 0.86, 0.94, 0.8, 0.9] as const;
const shareAt = (place: number): number => shares[place % shares.length] ?? 1;

/** A row that is still to come: as high as a row, with a bar in each cell. Nobody is read a row that says nothing. */
export function SkeletonRow<Row>({ columns, place }: RowProps<Row> & { readonly place: number }) {
  return (
    <tr role="row" className={rowStyle} aria-hidden="true">
      {columns.map((column, index) => (
        <td key={column.id} role="cell" className={cellClass(column)}>
          <Skeleton width={Math.round((column.skeletonWidth ?? 64) * shareAt(place + index))} />
        </td>
      ))}
    </tr>
  );
}
