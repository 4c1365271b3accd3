import type { Transaction } from '@tillbook/contract';
import { formatCents, formatDateTime } from '@tillbook/domain';
import { Inline, Money, SecondaryText, type RowLink } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import type { ReactNode } from 'react';
import type { ListColumns, ListDays } from '../../lists/define-list.ts';
import { transactionAddress } from '../../transaction-address.ts';
import { shownCents } from './shown-cents.ts';
import { PaymentAftermath, TransactionStatus } from './transaction-status.tsx';

type Column = ListColumns<'payments', Transaction>[number];

export const amountColumn: Column = {
  id: 'amount',
  header: 'Amount',
  cell: (transaction) => <Money>{formatCents(shownCents(transaction))}</Money>,
  align: 'end',
  slot: 'amount',
  fit: true,
};

export const dateColumn: Column = {
  id: 'date',
  header: 'Date',
  cell: ({ createdAt }) => <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>,
  slot: 'lead',
  tabular: true,
  skeletonWidth: 140,
};

export const datedColumn = (secondLine: (transaction: Transaction) => ReactNode): Column => ({
  ...dateColumn,
  cell: (transaction) => (
    <>
      {dateColumn.cell(transaction)}
      <SecondaryText>{secondLine(transaction)}</SecondaryText>
    </>
  ),
  secondLine: true,
});

export const statusColumn: Column = {
  id: 'status',
  header: 'Status',
  cell: (transaction) => (
    <Inline space={4} wrap={false}>
      <TransactionStatus status={transaction.status} />
      <PaymentAftermath payment={transaction} />
    </Inline>
  ),
  slot: 'status',
  fit: true,
  skeletonWidth: 72,
};

export const transactionLink = (transaction: Transaction): RowLink => ({
  href: transactionAddress(transaction.id),
  label: `${formatCents(shownCents(transaction))}, ${formatDateTime(transaction.createdAt)}`,
});

/** A day's sum excludes failed transactions, and corrections in the list of payouts. */
export const transactionDays: ListDays<Transaction> = {
  dateOf: ({ createdAt }) => createdAt,
  centsOf: ({ amount, status, subtype }) =>
    status === 'failed' || (subtype !== undefined && subtype !== 'refund') ? undefined : amount,
};

/** For payouts and refunds: most days have only one. */
export const sparseTransactionDays: ListDays<Transaction> = { ...transactionDays, isSparse: true };
