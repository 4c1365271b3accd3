import type { Dispute } from '@tillbook/contract';
import { capitalize, formatDateTime, shortIdentifier } from '@tillbook/domain';
import { Identifier, Text, type DataTableColumn } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';

function Missing() {
  return (
    <Text as="span" tone="muted">
      N/A
    </Text>
  );
}

/** What the list can show beside its own columns. */
export const furtherColumns: readonly DataTableColumn<Dispute>[] = [
  {
    id: 'id',
    header: 'ID',
    cell: ({ id }) => <Identifier>{shortIdentifier(id)}</Identifier>,
    slot: 'more',
    skeletonWidth: 96,
  },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ reason }) => (reason ? capitalize(reason.replaceAll('_', ' ')) : <Missing />),
    slot: 'more',
    skeletonWidth: 96,
  },
  {
    id: 'respondBy',
    header: 'Respond by',
    cell: ({ respondBy }) =>
      respondBy ? <Moment value={respondBy}>{formatDateTime(respondBy)}</Moment> : <Missing />,
    slot: 'more',
    tabular: true,
    skeletonWidth: 140,
  },
];
