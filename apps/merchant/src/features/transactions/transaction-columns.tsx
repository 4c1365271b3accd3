import type { Transaction } from '@tillbook/contract';
import {
  channelLabel,
  formatCents,
  formatDateTime,
  lastCharacters,
  methodLabel,
  statusLabel,
  transactionStatusTone,
} from '@tillbook/domain';
import { Badge, Identifier, Money, Text, type RowLink } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import type { ListColumns } from '../../lists/define-list.ts';

type Column = ListColumns<'payments', Transaction>[number];

const amount: Column = {
  id: 'amount',
  header: 'Amount',
  cell: (transaction) => <Money>{formatCents(transaction.amount)}</Money>,
  align: 'end',
  slot: 'amount',
  fit: true,
};

const instrument: Column = {
  id: 'paymentInstrument',
  header: 'Payment Instrument',
  cell: ({ paymentInstrumentId }) =>
    paymentInstrumentId ? (
      <Identifier>{lastCharacters(paymentInstrumentId, 8)}</Identifier>
    ) : (
      <Missing>N/A</Missing>
    ),
  slot: 'c',
  skeletonWidth: 72,
};

const method: Column = {
  id: 'method',
  header: 'Method',
  cell: ({ method: value }) => (value ? methodLabel(value) : <Missing>{methodLabel(value)}</Missing>),
  slot: 'a',
  skeletonWidth: 32,
};

const channel: Column = {
  id: 'channel',
  header: 'Channel',
  cell: ({ channel: value }) => (value ? channelLabel(value) : <Missing>{channelLabel(value)}</Missing>),
  slot: 'b',
  skeletonWidth: 48,
};

const date: Column = {
  id: 'date',
  header: 'Date',
  cell: ({ createdAt }) => <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>,
  slot: 'lead',
  tabular: true,
  skeletonWidth: 140,
};

const status: Column = {
  id: 'status',
  header: 'Status',
  cell: (transaction) => <TransactionStatus status={transaction.status} />,
  slot: 'status',
  fit: true,
  skeletonWidth: 72,
};

export const paymentColumns: readonly Column[] = [amount, instrument, method, channel, date, status];

/** Payouts and refunds. */
export const payoutColumns: readonly Column[] = [amount, date, status];

/** A status in its colour; one that is not known has none. */
export function TransactionStatus({ status: value }: { readonly status: string }) {
  const tone = transactionStatusTone(value);
  return <Badge {...(tone && { tone })}>{statusLabel(value)}</Badge>;
}

function Missing({ children }: { readonly children: string }) {
  return (
    <Text as="span" tone="muted">
      {children}
    </Text>
  );
}

export const transactionLink = (transaction: Transaction): RowLink => ({
  href: `/transactions/${encodeURIComponent(transaction.id)}`,
  label: `${formatCents(transaction.amount)}, ${formatDateTime(transaction.createdAt)}`,
});
