import type { LedgerEntry } from '@tillbook/contract';
import { formatDateTime, shortIdentifier } from '@tillbook/domain';
import { Identifier, Text, type DataTableColumn } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';

function Missing() {
  return (
    <Text as="span" tone="muted">
      N/A
    </Text>
  );
}

/** What the lists can show beside their own columns. */
export const furtherColumns: readonly DataTableColumn<LedgerEntry>[] = [
  {
    id: 'date',
    header: 'Date',
    cell: ({ createdAt }) => <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>,
    slot: 'more',
    tabular: true,
    skeletonWidth: 140,
  },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => description || <Missing />,
    slot: 'more',
    skeletonWidth: 120,
  },
  {
    id: 'transaction',
    header: 'Transaction',
    cell: ({ transactionId }) =>
      transactionId ? <Identifier>{shortIdentifier(transactionId)}</Identifier> : <Missing />,
    slot: 'more',
    skeletonWidth: 96,
  },
  {
    id: 'id',
    header: 'ID',
    cell: ({ id }) => <Identifier>{shortIdentifier(id)}</Identifier>,
    slot: 'more',
    skeletonWidth: 96,
  },
];
