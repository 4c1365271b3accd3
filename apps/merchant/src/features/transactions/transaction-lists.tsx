import type { Transaction } from '@tillbook/contract';
import { shortIdentifier } from '@tillbook/domain';
import {
  EmptyState,
  Identifier,
  LinkButton,
  ReturnIcon,
  Text,
  TextLink,
  TrayInIcon,
  TrayOutIcon,
} from '@tillbook/ui';
import { failed, largestFirst, thisMonth } from '../../lists/built-in-views.ts';
import { defineList, type ListColumns } from '../../lists/define-list.ts';
import { fetchTransactions } from './api/list-transactions.ts';
import { listFailed } from './messages.ts';
import { paymentColumns, payoutColumns, transactionLink } from './transaction-columns.tsx';

type Columns = ListColumns<'payments', Transaction>;
type Column = Columns[number];

function Missing() {
  return (
    <Text as="span" tone="muted">
      N/A
    </Text>
  );
}

const textColumn = (
  id: Column['id'],
  header: string,
  textOf: (transaction: Transaction) => string | undefined,
): Column => ({
  id,
  header,
  cell: (transaction) => textOf(transaction) || <Missing />,
  slot: 'more',
  skeletonWidth: 96,
});

const identifier: Column = {
  id: 'id',
  header: 'ID',
  cell: ({ id }) => <Identifier>{shortIdentifier(id)}</Identifier>,
  slot: 'more',
  skeletonWidth: 96,
};

const related: Column = {
  id: 'parentTransaction',
  header: 'Related transaction',
  cell: ({ parentTransactionId: id }) =>
    id ? (
      <TextLink href={`/transactions/${encodeURIComponent(id)}`}>
        <Identifier>{shortIdentifier(id)}</Identifier>
      </TextLink>
    ) : (
      <Missing />
    ),
  slot: 'more',
  skeletonWidth: 96,
};

/** What a list of transactions can show beside its own columns, in the order in which it would stand after them. */
const optionalColumns: Columns = [
  ...paymentColumns.map((column): Column => ({ ...column, slot: 'more' })),
  identifier,
  textColumn('description', 'Description', ({ description }) => description),
  textColumn('reference', 'Reference', ({ referenceId }) => referenceId),
  textColumn('device', 'Device', ({ serialNumber }) => serialNumber),
  textColumn('failure', 'Failure', ({ failureMessage }) => failureMessage),
  related,
];

const common = {
  keyPrefix: ['money', 'transactions'],
  optionalColumns,
  rowLink: transactionLink,
  failure: listFailed,
} as const;

/** What customers have paid. */
export const paymentsList = defineList({
  ...common,
  name: 'payments',
  noun: 'payment',
  live: { noun: 'payment' },
  call: fetchTransactions('payments'),
  columns: paymentColumns,
  views: [
    { name: 'Failed, last 24 hours', view: { status: 'failed', date: 'last-24-hours' } },
    thisMonth,
    { name: 'Card, in person', view: { method: 'card', channel: 'in_person' } },
    largestFirst,
  ],
  empty: (
    <EmptyState
      size="part"
      title="No payments yet"
      icon={<TrayInIcon size="large" />}
      action={<LinkButton href="/payment-instruments">Payment Instruments</LinkButton>}
    >
      Charge a card or a bank account, and the payment stands here.
    </EmptyState>
  ),
});

/** What went out to the merchant's bank. */
export const payoutsList = defineList({
  ...common,
  name: 'payouts',
  noun: 'payout',
  live: { noun: 'payout' },
  call: fetchTransactions('payouts'),
  columns: payoutColumns,
  views: [failed, thisMonth, largestFirst],
  empty: (
    <EmptyState size="part" title="No payouts yet" icon={<TrayOutIcon size="large" />}>
      Money you withdraw to your bank stands here.
    </EmptyState>
  ),
});

/** What went back to customers. */
export const refundsList = defineList({
  ...common,
  name: 'refunds',
  noun: 'refund',
  live: { noun: 'refund' },
  call: fetchTransactions('refunds'),
  columns: payoutColumns,
  views: [failed, thisMonth, largestFirst],
  empty: (
    <EmptyState size="part" title="No refunds yet" icon={<ReturnIcon size="large" />}>
      Refund a payment from its own page, and it stands here.
    </EmptyState>
  ),
});
