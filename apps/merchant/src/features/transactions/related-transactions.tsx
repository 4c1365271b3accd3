import type { Transaction } from '@tillbook/contract';
import { formatCents, formatDateTime, shortIdentifier } from '@tillbook/domain';
import {
  Card,
  DataTable,
  EmptyState,
  ErrorState,
  Identifier,
  Money,
  ReturnIcon,
  type DataTableColumn,
} from '@tillbook/ui';
import { Moment, requestIdOf, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { relatedEmpty, relatedFailed } from './messages.ts';
import { relatedTransactionsQuery } from './queries.ts';
import { TransactionStatus } from './transaction-columns.tsx';
import { kindLabel, TransactionKind } from './transaction-kind.tsx';

const columns: readonly DataTableColumn<Transaction>[] = [
  {
    id: 'type',
    header: 'Type',
    cell: (transaction) => <TransactionKind transaction={transaction} />,
    slot: 'lead',
    emphasis: 'strong',
    fit: true,
    skeletonWidth: 72,
  },
  {
    id: 'transaction',
    header: 'Transaction',
    cell: ({ id }) => <Identifier>{shortIdentifier(id)}</Identifier>,
    slot: 'b',
    skeletonWidth: 120,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <TransactionStatus status={status} />,
    slot: 'status',
    fit: true,
  },
  {
    id: 'date',
    header: 'Date',
    cell: ({ createdAt }) => <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>,
    slot: 'a',
    fit: true,
    tabular: true,
    skeletonWidth: 140,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <Money>{formatCents(amount)}</Money>,
    align: 'end',
    slot: 'amount',
    fit: true,
  },
];

export type RelatedTransactionsProps = { readonly accountId: string; readonly transactionId: string };

/** What followed from a transaction. */
export function RelatedTransactions({ accountId, transactionId }: RelatedTransactionsProps) {
  const { client } = useShell();
  const query = useQuery(relatedTransactionsQuery(client, accountId, transactionId));
  return (
    <Card heading="Related transactions">
      {query.isError && !query.data ? (
        <ErrorState
          title={relatedFailed}
          size="part"
          headingLevel={3}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          requestId={requestIdOf(query.error)}
        />
      ) : query.data?.items.length === 0 ? (
        <EmptyState title={relatedEmpty} size="part" headingLevel={3} icon={<ReturnIcon size="large" />} />
      ) : (
        <DataTable
          label="Related transactions"
          columns={columns}
          rows={query.data?.items ?? []}
          state={query.isPending ? 'loading' : 'ready'}
          loadingRows={1}
          rowLink={(transaction) => ({
            href: `/transactions/${encodeURIComponent(transaction.id)}`,
            label: `${kindLabel(transaction)} of ${formatCents(transaction.amount)}`,
          })}
        />
      )}
    </Card>
  );
}
