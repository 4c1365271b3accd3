import { markValues } from '../../private/mark-values.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { RowGroup } from './column.ts';
import { groupCell, groupRow, groupSum, groupWords } from './group-heading.css.ts';

/** Shows the heading of a group as a table row without a cell, so that screen readers do not count it as data. */
export function GroupHeading({ group, columnCount }: { readonly group: RowGroup } & HeadingProps) {
  return (
    <tr role="row" className={groupRow}>
      <th role="rowheader" scope="rowgroup" colSpan={columnCount} className={groupCell}>
        <span className={groupWords}>
          <span>{markValues(`${group.heading} `)}</span>
          {group.sum !== undefined && (
            <span className={groupSum} translate="no">
              {group.sum}
            </span>
          )}
        </span>
      </th>
    </tr>
  );
}

/** Reserves the height of the first heading; the number of further headings is not known yet. */
export function GroupHeadingSkeleton({ columnCount }: HeadingProps) {
  return (
    <tr role="row" className={groupRow} aria-hidden="true">
      <th role="rowheader" scope="rowgroup" colSpan={columnCount} className={groupCell}>
        <span className={groupWords}>
          <Skeleton width={136} />
        </span>
      </th>
    </tr>
  );
}

type HeadingProps = { readonly columnCount: number };
