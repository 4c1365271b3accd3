import { classNames } from '../../private/class-names.ts';
import { TextSlot } from '../../private/text-slot.tsx';
import { useLinks } from '../link/link.tsx';
import { secondaryLine } from '../secondary-text/secondary-text.css.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { DataTableColumn, RowGroup, RowLink, RowPreview } from './column.ts';
import {
  alignEnd,
  amount,
  cell,
  emphasis,
  fit,
  joinedRow,
  linkedRow,
  row as rowStyle,
  rowLink,
  tabular,
} from './data-table.css.ts';
import { headedRow } from './group-heading.css.ts';
import { GroupHeading, GroupHeadingSkeleton } from './group-heading.tsx';
import { shownRow } from './preview-button.css.ts';
import { PreviewButton } from './preview-button.tsx';
import { moveBetweenRows } from './row-keys.ts';
import { slot, yielding } from './stacked-rows.css.ts';

const linkedRowClass = classNames(rowStyle, linkedRow);

const cellClass = <Row,>(column: DataTableColumn<Row>): string =>
  classNames(
    cell,
    column.slot && slot[column.slot],
    (column.yields || (column.secondLine && column.slot !== 'line')) && yielding,
    column.fit && fit,
    column.tabular && tabular,
    column.align === 'end' && alignEnd,
    column.align === 'end' && !column.emphasis && amount,
    column.emphasis && emphasis[column.emphasis],
  );

/** A column with its class names, computed once rather than for every row. */
export type DrawnColumn<Row> = {
  readonly column: DataTableColumn<Row>;
  readonly className: string;
  /** True for the column whose cell contains the row's link. */
  readonly holdsLink: boolean;
};

export const drawnColumns = <Row,>(columns: readonly DataTableColumn<Row>[]): readonly DrawnColumn<Row>[] => {
  const linkColumn = columns.find((column) => column.slot === 'amount') ?? columns[0];
  return columns.map((column) => ({
    column,
    className: cellClass(column),
    holdsLink: column === linkColumn,
  }));
};

/** Returns true if a preview shows the row. */
export const isShownIn = <Row,>(
  { shownHref, keyOf }: RowPreview<Row>,
  row: Row,
  link: RowLink | undefined,
): boolean => link !== undefined && shownHref === (keyOf?.(row) ?? link.href);

type RowProps<Row> = { readonly columns: readonly DrawnColumn<Row>[] };

type TableRowProps<Row> = RowProps<Row> & {
  readonly row: Row;
  readonly rowLink: ((row: Row) => RowLink | undefined) | undefined;
  /** The group that starts with this row. */
  readonly group: RowGroup | undefined;
  /** True if there is no line between this row and the next. */
  readonly isJoined: boolean;
  readonly preview: RowPreview<Row> | undefined;
  /** The shortcut that previews this row next, if any. */
  readonly previewKey: 'j' | 'k' | undefined;
};

/** Shows a row, covered by its link. Its cells are not rendered again when only its preview changes. */
export function TableRow<Row>({
  row,
  columns,
  rowLink: linkOf,
  group,
  isJoined,
  preview,
  previewKey,
}: TableRowProps<Row>) {
  const drawLink = useLinks();
  const link = linkOf?.(row);
  const contents = columns.map(({ column, holdsLink }) =>
    holdsLink && link
      ? drawLink({
          href: link.href,
          'aria-label': link.label,
          className: rowLink,
          'data-row-link': '',
          onKeyDown: moveBetweenRows,
          children: column.cell(row),
        })
      : column.cell(row),
  );
  const isShown = preview !== undefined && isShownIn(preview, row, link);
  return (
    <tr
      role="row"
      className={classNames(
        link ? linkedRowClass : rowStyle,
        group && headedRow,
        isJoined && joinedRow,
        isShown && shownRow,
      )}
      aria-current={isShown || undefined}
    >
      {columns.map(({ column, className, holdsLink }, index) => (
        <td
          key={column.id}
          role="cell"
          className={className}
          data-heading={column.slot === 'more' ? column.header : column.stackedLabel}
        >
          {index === 0 && group && <GroupHeading group={group} />}
          <TextSlot>{contents[index]}</TextSlot>
          {holdsLink && link && preview && (
            <PreviewButton
              label={link.label}
              isShown={isShown}
              keyShortcut={previewKey}
              onToggle={() => preview.onToggle(row)}
              onIntent={preview.onIntent}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

// Shares of a bar's full width: they vary as the lengths of texts do, in a fixed order, so that rows look the
// same on every render.
const shares = [1, 0.86, 0.94, 0.8, 0.9] as const;
const shareAt = (index: number): number => shares[index % shares.length] ?? 1;

type SkeletonRowProps<Row> = RowProps<Row> & {
  readonly index: number;
  /** True to reserve the heading of a group in the row. */
  readonly isHeaded: boolean;
};

/** Shows a loading row, as high as a loaded row, with a bar in each cell; hidden from screen readers. */
export function SkeletonRow<Row>({ columns, index: row, isHeaded }: SkeletonRowProps<Row>) {
  return (
    <tr role="row" className={classNames(rowStyle, isHeaded && headedRow)} aria-hidden="true">
      {columns.map(({ column, className }, index) => (
        <td key={column.id} role="cell" className={className}>
          {index === 0 && isHeaded && <GroupHeadingSkeleton />}
          <Skeleton
            width={Math.round((column.skeletonWidth ?? 64) * shareAt(row + index))}
            insteadOf={column.skeletonInsteadOf}
          />
          {column.secondLine && (
            <span className={secondaryLine}>
              <Skeleton width={80} />
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
