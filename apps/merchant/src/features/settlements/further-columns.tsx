import type { Settlement } from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import type { DataTableColumn } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';

/** What the list can show beside its own columns. */
export const furtherColumns: readonly DataTableColumn<Settlement>[] = [
  {
    id: 'updatedAt',
    header: 'Updated At',
    cell: ({ updatedAt }) => <Moment value={updatedAt}>{formatDateTime(updatedAt)}</Moment>,
    slot: 'more',
    tabular: true,
    skeletonWidth: 140,
  },
];
