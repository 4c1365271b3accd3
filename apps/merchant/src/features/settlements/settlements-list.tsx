import type { Settlement } from '@tillbook/contract';
import { formatCents, formatDateTime } from '@tillbook/domain';
import { EmptyState, Identifier, Money, SlipIcon, type RowLink } from '@tillbook/ui';
import { lazyModule, Moment } from '@tillbook/web-shell';
import { largestFirst, thisMonth } from '../../lists/built-in-views.ts';
import { defineList, type ListColumns } from '../../lists/define-list.ts';
import { fetchSettlements } from './api/list-settlements.ts';
import { listFailed, noSettlementsYet, retryLabel, settlementsExplanation } from './messages.ts';
import { SettlementStatus } from './settlement-status.tsx';

type Columns = ListColumns<'settlements', Settlement>;

const figure = (
  id: 'totalAmount' | 'totalFees' | 'amount',
  header: string,
  read: (settlement: Settlement) => number,
  slot: 'a' | 'b' | 'amount',
  stackedLabel?: string,
): Columns[number] => ({
  id,
  header,
  cell: (settlement) => <Money>{formatCents(read(settlement))}</Money>,
  align: 'end',
  slot,
  ...(stackedLabel !== undefined && { emphasis: 'quiet', stackedLabel }),
  skeletonWidth: 72,
});

const columns: Columns = [
  {
    id: 'id',
    header: 'Settlement ID',
    cell: ({ id }) => <Identifier>{id}</Identifier>,
    slot: 'c',
    stackedLabel: 'ID',
    skeletonWidth: 234,
  },
  figure('totalAmount', 'Total Amount', ({ totalAmount }) => totalAmount, 'a', 'Total'),
  figure('totalFees', 'Total Fees', ({ totalFees }) => totalFees, 'b', 'Fees'),
  figure('amount', 'Net Amount', ({ netAmount }) => netAmount, 'amount'),
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <SettlementStatus status={status} />,
    slot: 'status',
    fit: true,
  },
  {
    id: 'date',
    header: 'Created At',
    cell: ({ createdAt }) => <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>,
    slot: 'lead',
    fit: true,
    tabular: true,
    skeletonWidth: 140,
  },
];

const optionalColumns: Columns = [
  {
    id: 'updatedAt',
    header: 'Updated At',
    cell: ({ updatedAt }) => <Moment value={updatedAt}>{formatDateTime(updatedAt)}</Moment>,
    slot: 'more',
    tabular: true,
    skeletonWidth: 140,
  },
];

const settlementLink = ({ id, netAmount, createdAt }: Settlement): RowLink => ({
  href: `/settlements/${encodeURIComponent(id)}`,
  label: `${formatCents(netAmount)}, ${formatDateTime(createdAt)}`,
});

export const settlementsList = defineList({
  name: 'settlements',
  noun: 'settlement',
  call: fetchSettlements,
  keyPrefix: ['settlements'],
  live: { noun: 'settlement' },
  columns,
  optionalColumns,
  rowLink: settlementLink,
  days: { dateOf: ({ createdAt }) => createdAt, centsOf: ({ netAmount }) => netAmount, isSparse: true },
  preview: lazyModule(async () => (await import('./settlement-preview.lazy.tsx')).SettlementPreview),
  views: [thisMonth, largestFirst],
  // Specifies which of a settlement's three amounts is filtered.
  filterLabels: { amount: 'Net amount' },
  failure: listFailed,
  retryLabel,
  empty: (
    <EmptyState size="part" title={noSettlementsYet} icon={<SlipIcon size="large" />}>
      {settlementsExplanation}
    </EmptyState>
  ),
});
