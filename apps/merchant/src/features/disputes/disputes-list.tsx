import type { Dispute } from '@tillbook/contract';
import { capitalize, formatCents, formatDateTime, shortIdentifier } from '@tillbook/domain';
import { EmptyState, FlagIcon, Identifier, Money, Text, TextLink, type RowLink } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import { largestFirst, thisMonth } from '../../lists/built-in-views.ts';
import { defineList, type ListColumns } from '../../lists/define-list.ts';
import { fetchDisputes } from './api/list-disputes.ts';
import { DisputeStatus } from './dispute-status.tsx';

type Columns = ListColumns<'disputes', Dispute>;

const columns: Columns = [
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <Money>{formatCents(amount)}</Money>,
    align: 'end',
    slot: 'amount',
    fit: true,
  },
  {
    id: 'transaction',
    header: 'Disputed Transaction',
    cell: ({ transactionId }) => (
      <TextLink href={`/transactions/${encodeURIComponent(transactionId)}`}>
        <Identifier>{transactionId}</Identifier>
      </TextLink>
    ),
    slot: 'a',
    skeletonWidth: 180,
  },
  {
    id: 'date',
    header: 'Date',
    cell: ({ createdAt }) => <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>,
    slot: 'lead',
    tabular: true,
    skeletonWidth: 140,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <DisputeStatus status={status} />,
    slot: 'status',
    fit: true,
  },
];

const optionalColumns: Columns = [
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

function Missing() {
  return (
    <Text as="span" tone="muted">
      N/A
    </Text>
  );
}

const disputeLink = ({ id, amount }: Dispute): RowLink => ({
  href: `/disputes/${encodeURIComponent(id)}`,
  label: `Dispute of ${formatCents(amount)}`,
});

/** What customers have disputed. Of a list that cannot be had the specification shows nothing, and logs. */
export const disputesList = defineList({
  name: 'disputes',
  noun: 'dispute',
  call: fetchDisputes,
  keyPrefix: ['disputes'],
  live: { noun: 'dispute' },
  columns,
  optionalColumns,
  rowLink: disputeLink,
  views: [
    { name: 'Pending', view: { status: 'pending' } },
    { name: 'Lost', view: { status: 'lost' } },
    thisMonth,
    largestFirst,
  ],
  failureLog: 'Failed to fetch disputes.',
  empty: (
    <EmptyState size="part" title="No disputes" icon={<FlagIcon size="large" />}>
      A payment that a customer disputes with the bank stands here.
    </EmptyState>
  ),
});
