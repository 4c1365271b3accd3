import type { Transaction } from '@tillbook/contract';
import { shortIdentifier } from '@tillbook/domain';
import { EmptyState, Identifier, LinkButton, ReturnIcon, Text } from '@tillbook/ui';
import { failed, largestFirst, thisMonth } from '../../lists/built-in-views.ts';
import { defineList, type ListColumns } from '../../lists/define-list.ts';
import { fetchTransactions } from './api/list-transactions.ts';
import { commonList } from './common-list.tsx';
import { failureReason } from './failure-reason.ts';
import { noRefundsYet, refundsExplanation } from './messages.ts';
import { outgoingPreview } from './outgoing-preview.ts';
import { amountColumn, datedColumn, sparseTransactionDays, statusColumn } from './transaction-columns.tsx';

/** Returns why the refund failed, if it did, and why it was made. */
const aboutRefund = (refund: Transaction): string =>
  [failureReason(refund), refund.description].filter(Boolean).join(' · ') || 'No reason';

const refundColumns: ListColumns<'refunds', Transaction> = [
  amountColumn,
  datedColumn((refund) => (
    <>
      <Text as="span">{aboutRefund(refund)}</Text>
      {refund.parentTransactionId && (
        <>
          <span>{' · Payment '}</span>
          <Identifier>{shortIdentifier(refund.parentTransactionId)}</Identifier>
        </>
      )}
    </>
  )),
  statusColumn,
];

export const refundsList = defineList({
  ...commonList,
  name: 'refunds',
  noun: 'refund',
  live: { noun: 'refund' },
  call: fetchTransactions('refunds'),
  columns: refundColumns,
  days: sparseTransactionDays,
  preview: outgoingPreview,
  views: [failed, thisMonth, largestFirst],
  empty: (
    <EmptyState
      size="part"
      title={noRefundsYet}
      icon={<ReturnIcon size="large" />}
      action={<LinkButton href="/payments">Payments</LinkButton>}
    >
      {refundsExplanation}
    </EmptyState>
  ),
});
