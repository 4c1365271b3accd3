import type { Transaction } from '@tillbook/contract';
import { maskLastFour } from '@tillbook/domain';
import { EmptyState, LinkButton, Text, TrayOutIcon } from '@tillbook/ui';
import { failed, largestFirst, thisMonth } from '../../lists/built-in-views.ts';
import { defineList, type ListColumns } from '../../lists/define-list.ts';
import { fetchTransactions } from './api/list-transactions.ts';
import { commonList } from './common-list.tsx';
import { failureReason } from './failure-reason.ts';
import { instrumentName } from './instrument-text.ts';
import { noPayoutsYet, payoutsExplanation } from './messages.ts';
import { outgoingPreview } from './outgoing-preview.ts';
import { destinationLine, destinationText } from './payouts-list.css.ts';
import { amountColumn, datedColumn, sparseTransactionDays, statusColumn } from './transaction-columns.tsx';
import { TransactionKind } from './transaction-kind.tsx';

/**
 * Returns the destination of a payout, after the reason if it failed, or the reason for an adjustment,
 * chargeback or reversal.
 */
const aboutPayout = (transaction: Transaction): string => {
  const { subtype, description, lastFour } = transaction;
  if (subtype !== undefined) return description ? `: ${description}` : '';
  const reason = failureReason(transaction);
  const name = instrumentName(transaction);
  if (name === undefined && lastFour === undefined)
    return reason === undefined ? ' to the bank' : `: ${reason}`;
  const introduction = reason === undefined ? ' to' : `: ${reason} ·`;
  return name === undefined ? introduction : `${introduction} ${name}`;
};

const lastFourOf = ({ subtype, lastFour }: Transaction): string =>
  subtype === undefined && lastFour !== undefined ? ` ${maskLastFour(lastFour)}` : '';

const payoutColumns: ListColumns<'payouts', Transaction> = [
  amountColumn,
  datedColumn((transaction) => (
    <span className={destinationLine}>
      <TransactionKind transaction={transaction} />
      <span className={destinationText}>
        <Text as="span">{aboutPayout(transaction)}</Text>
      </span>
      <Text as="span">{lastFourOf(transaction)}</Text>
    </span>
  )),
  statusColumn,
];

export const payoutsList = defineList({
  ...commonList,
  name: 'payouts',
  noun: 'payout',
  live: { noun: 'payout' },
  call: fetchTransactions('payouts'),
  columns: payoutColumns,
  days: sparseTransactionDays,
  preview: outgoingPreview,
  views: [{ name: 'Withdrawals only', view: { kind: 'payout' } }, failed, thisMonth, largestFirst],
  empty: (
    <EmptyState
      size="part"
      title={noPayoutsYet}
      icon={<TrayOutIcon size="large" />}
      action={<LinkButton href="/overview">Withdraw</LinkButton>}
    >
      {payoutsExplanation}
    </EmptyState>
  ),
});
