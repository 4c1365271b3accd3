import { markValues } from '../../private/mark-values.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { RowGroup } from './column.ts';
import { groupHeading, groupSum } from './group-heading.css.ts';

/** Shows the heading of a group inside its first row, so that the table has no extra rows for headings. */
export function GroupHeading({ group }: { readonly group: RowGroup }) {
  return (
    <span className={groupHeading} data-group-heading="">
      <span>{markValues(`${group.heading} `)}</span>
      {group.sum !== undefined && (
        <span className={groupSum} translate="no">
          {`${group.sum} `}
        </span>
      )}
    </span>
  );
}

/** Reserves the height of the first heading; the number of further headings is not known yet. */
export function GroupHeadingSkeleton() {
  return (
    <span className={groupHeading}>
      <Skeleton width={136} />
    </span>
  );
}
