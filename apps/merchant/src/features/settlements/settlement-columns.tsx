import type { Settlement, SettlementEntry } from '@tillbook/contract';
import {
  formatCents,
  formatDateTime,
  ledgerCategoryLabel,
  shortIdentifier,
  statusLabel,
  transactionStatusTone,
} from '@tillbook/domain';
import { Badge, Identifier, Money, Text, TextLink, type DataTableColumn, type RowLink } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';

const figure = (
  id: string,
  header: string,
  read: (settlement: Settlement) => number,
  slot: 'a' | 'b' | 'amount',
): DataTableColumn<Settlement> => ({
  id,
  header,
  cell: (settlement) => <Money>{formatCents(read(settlement))}</Money>,
  align: 'end',
  slot,
  ...(slot !== 'amount' && { emphasis: 'quiet' }),
  skeletonWidth: 72,
});

export const settlementColumns: readonly DataTableColumn<Settlement>[] = [
  {
    id: 'id',
    header: 'Settlement ID',
    cell: ({ id }) => <Identifier>{id}</Identifier>,
    slot: 'c',
    yields: true,
    skeletonWidth: 180,
  },
  figure('totalAmount', 'Total Amount', ({ totalAmount }) => totalAmount, 'a'),
  figure('totalFees', 'Total Fees', ({ totalFees }) => totalFees, 'b'),
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

export const settlementLink = ({ id, netAmount, createdAt }: Settlement): RowLink => ({
  href: `/settlements/${encodeURIComponent(id)}`,
  label: `${formatCents(netAmount)}, ${formatDateTime(createdAt)}`,
});

export function SettlementStatus({ status }: { readonly status: string }) {
  const tone = transactionStatusTone(status);
  return <Badge {...(tone && { tone })}>{statusLabel(status)}</Badge>;
}

export const entryColumns: readonly DataTableColumn<SettlementEntry>[] = [
  {
    id: 'id',
    header: 'Entry ID',
    cell: ({ id }) => <Identifier>{shortIdentifier(id)}</Identifier>,
    slot: 'a',
    skeletonWidth: 96,
  },
  {
    id: 'linked',
    header: 'Linked Transaction',
    cell: (entry) => <LinkedTransaction entry={entry} />,
    slot: 'b',
    skeletonWidth: 96,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <Money>{formatCents(amount)}</Money>,
    align: 'end',
    slot: 'amount',
    fit: true,
    skeletonWidth: 56,
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ category }) => ledgerCategoryLabel(category),
    slot: 'lead',
    skeletonWidth: 110,
  },
];

function LinkedTransaction({ entry: { linkedId, linkedType } }: { readonly entry: SettlementEntry }) {
  if (!linkedId) {
    return (
      <Text as="span" tone="muted">
        N/A
      </Text>
    );
  }
  const identifier = <Identifier>{shortIdentifier(linkedId)}</Identifier>;
  if (linkedType !== 'transaction') return identifier;
  return <TextLink href={`/transactions/${encodeURIComponent(linkedId)}`}>{identifier}</TextLink>;
}
