import type { Transaction } from '@tillbook/contract';
import { shortIdentifier } from '@tillbook/domain';
import { EmptyState, Identifier, LinkButton, ReturnIcon, Text } from '@tillbook/ui';
import { failed, largestFirst, thisMonth } from '../../lists/built-in-views.ts';
import { defineList, type ListColumns } from '../../lists/define-list.ts';
import { fetchTransactions } from './api/list-transactions.ts';
import { commonList } from './common-list.tsx';
import { noRefundsYet, refundsExplanation } from './messages.ts';
import { outgoingPreview } from './outgoing-preview.ts';
import { amountColumn, datedColumn, sparseTransactionDays, statusColumn } from './transaction-columns.tsx';

const refundColumns: ListColumns<'refunds', Transaction> = [
  amountColumn,
  datedColumn(({ description, parentTransactionId: id }) => (
    <>
      <Text as="span">{description || 'No reason'}</Text>
      {id && (
        <>
          <span>{' · Payment '}</span>
          <Identifier>{shortIdentifier(id)}</Identifier>
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
