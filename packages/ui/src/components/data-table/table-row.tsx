import { classNames } from '../../private/class-names.ts';
import { useLinks } from '../link/link.tsx';
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
import { slot, yielding } from './stacked-rows.css.ts';

const linkedRowClass = classNames(rowStyle, linkedRow);

const cellClass = <Row,>(column: DataTableColumn<Row>): string =>
  classNames(
    cell,
    column.slot && slot[column.slot],
    column.yields && yielding,
    column.fit && fit,
    column.tabular && tabular,
    column.align === 'end' && alignEnd,
    column.align === 'end' && !column.emphasis && amount,
    column.emphasis && emphasis[column.emphasis],
  );

/** A column with what is the same in all its cells, found once and not for every row of every page. */
export type DrawnColumn<Row> = {
  readonly column: DataTableColumn<Row>;
  readonly className: string;
  /** The row's link is stretched from the cell of this column. */
  readonly holdsLink: boolean;
};

/** Readies the columns for their rows. */
export const drawnColumns = <Row,>(columns: readonly DataTableColumn<Row>[]): readonly DrawnColumn<Row>[] => {
  const linkColumn = columns.find((column) => column.slot === 'amount') ?? columns[0];
  return columns.map((column) => ({
    column,
    className: cellClass(column),
    holdsLink: column === linkColumn,
  }));
};

type RowProps<Row> = { readonly columns: readonly DrawnColumn<Row>[] };

/** One row. Its link covers the whole of it. */
export function TableRow<Row>({
  row,
  columns,
  link,
}: RowProps<Row> & { readonly row: Row; readonly link: RowLink | undefined }) {
  const drawLink = useLinks();
  return (
    <tr role="row" className={link ? linkedRowClass : rowStyle}>
      {columns.map(({ column, className, holdsLink }) => (
        <td
          key={column.id}
          role="cell"
          className={className}
          data-heading={column.slot === 'more' ? column.header : undefined}
        >
          {holdsLink && link
            ? drawLink({
                href: link.href,
                'aria-label': link.label,
                className: rowLink,
                'data-row-link': '',
                onKeyDown: moveBetweenRows,
                children: column.cell(row),
              })
            : column.cell(row)}
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
      {columns.map(({ column, className }, index) => (
        <td key={column.id} role="cell" className={className}>
          <Skeleton width={Math.round((column.skeletonWidth ?? 64) * shareAt(place + index))} />
        </td>
      ))}
    </tr>
  );
}
