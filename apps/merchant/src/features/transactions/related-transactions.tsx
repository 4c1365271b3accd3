import type { Transaction } from '@tillbook/contract';
import { capitalize, formatCents, formatDateTime, shortIdentifier } from '@tillbook/domain';
import {
  ArrowsIcon,
  Card,
  DataTable,
  EmptyState,
  ErrorState,
  FlagIcon,
  Identifier,
  Money,
  ReturnIcon,
  SlidersIcon,
  StatusIcon,
  TrayInIcon,
  TrayOutIcon,
  type DataTableColumn,
} from '@tillbook/ui';
import { Moment, requestIdOf, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { relatedEmpty, relatedFailed } from './messages.ts';
import { relatedTransactionsQuery } from './queries.ts';
import { TransactionStatus } from './transaction-columns.tsx';

/** Each kind of transaction has an icon of its own shape beside its word. */
const subtypeIcon = (transaction: Transaction): ReactNode => {
  switch (transaction.subtype) {
    case 'refund':
      return <ReturnIcon />;
    case 'adjustment':
      return <SlidersIcon />;
    case 'chargeback':
      return <FlagIcon />;
    case 'reversal':
      return <ArrowsIcon />;
    case undefined:
    default:
      return transaction.type === 'pull' ? <TrayInIcon /> : <TrayOutIcon />;
  }
};

const kindLabel = ({ type, subtype }: Transaction): string =>
  capitalize(subtype ?? (type === 'pull' ? 'payment' : 'payout'));

const columns: readonly DataTableColumn<Transaction>[] = [
  {
    id: 'type',
    header: 'Type',
    cell: (transaction) => (
      <StatusIcon tone="neutral" icon={subtypeIcon(transaction)}>
        {kindLabel(transaction)}
      </StatusIcon>
    ),
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
