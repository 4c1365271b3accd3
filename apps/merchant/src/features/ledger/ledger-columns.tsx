import type { LedgerEntry } from '@tillbook/contract';
import {
  formatCents,
  formatDateTime,
  ledgerCategoryLabel,
  ledgerEntryStatusTone,
  signedEntryCents,
  statusLabel,
} from '@tillbook/domain';
import { Money, StatusIcon, Text, type DataTableColumn, type RowLink } from '@tillbook/ui';
import { Moment, NotAvailable } from '@tillbook/web-shell';
import type { ListColumns } from '../../lists/define-list.ts';
import { transactionAddress } from '../../transaction-address.ts';
import { CategoryCell } from './category-cell.tsx';
import { readyToSettleHeader } from './messages.ts';

type Column = ListColumns<'pending-ledger' | 'settled-ledger', LedgerEntry>[number];

const amount: Column = {
  id: 'amount',
  header: 'Amount',
  cell: (entry) => <Money>{formatCents(signedEntryCents(entry))}</Money>,
  align: 'end',
  slot: 'amount',
  fit: true,
};

const category: Column = {
  id: 'category',
  header: 'Category',
  cell: (entry) => <CategoryCell entry={entry} />,
  slot: 'lead',
  yields: true,
  skeletonWidth: 240,
};

const status: Column = {
  id: 'status',
  header: 'Status',
  cell: (entry) => (
    <StatusIcon tone={ledgerEntryStatusTone(entry.status)}>{statusLabel(entry.status)}</StatusIcon>
  ),
  slot: 'status',
  skeletonWidth: 64,
};

const instant = (
  id: 'date' | 'readyToSettleAt',
  header: string,
  read: (entry: LedgerEntry) => string | undefined,
): Column => ({
  id,
  header,
  cell: (entry) => <Instant value={read(entry)} />,
  slot: 'a',
  fit: true,
  tabular: true,
  skeletonWidth: 140,
});

const afterBalance: Column = {
  id: 'afterBalance',
  header: 'After Balance',
  cell: (entry) => <Money>{formatCents(entry.afterBalance)}</Money>,
  align: 'end',
  slot: 'b',
  stackedLabel: 'Balance',
  emphasis: 'quiet',
  fit: true,
  skeletonWidth: 80,
};

/** Omits a description that only repeats the category. */
function Description({ entry }: { readonly entry: LedgerEntry }) {
  const { description } = entry;
  if (description && description !== ledgerCategoryLabel(entry.category))
    return <Text as="span">{description}</Text>;
  return <NotAvailable>--</NotAvailable>;
}

function Instant({ value }: { readonly value: string | undefined }) {
  if (value !== undefined) return <Moment value={value}>{formatDateTime(value)}</Moment>;
  return <NotAvailable />;
}

export const pendingColumns: readonly Column[] = [
  amount,
  category,
  status,
  instant('readyToSettleAt', readyToSettleHeader, (entry) => entry.readyToSettleAt),
];

export const settledColumns: readonly Column[] = [
  amount,
  category,
  status,
  instant('date', 'Settled At', (entry) => entry.settledAt),
  afterBalance,
];

/** Amounts are last, so that the totals are below them. */
export const transactionEntryColumns: readonly DataTableColumn<LedgerEntry>[] = [
  {
    ...category,
    cell: (entry) => ledgerCategoryLabel(entry.category),
    emphasis: 'strong',
    fit: true,
    yields: false,
    skeletonWidth: 110,
  },
  {
    id: 'description',
    header: 'Description',
    cell: (entry) => <Description entry={entry} />,
    slot: 'c',
    skeletonWidth: 120,
  },
  { ...status, fit: true },
  instant('date', 'Date', (entry) => entry.createdAt),
  amount,
];

export const entryLink = (entry: LedgerEntry): RowLink | undefined =>
  entry.transactionId === undefined
    ? undefined
    : {
        href: transactionAddress(entry.transactionId),
        label: `${formatCents(signedEntryCents(entry))}, ${ledgerCategoryLabel(entry.category)}`,
      };
