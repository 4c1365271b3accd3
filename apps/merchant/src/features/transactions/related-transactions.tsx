import type { Transaction } from '@tillbook/contract';
import { formatCents, formatDateTime } from '@tillbook/domain';
import { Card, DataTable, EmptyLine, Money, Text, type DataTableColumn } from '@tillbook/ui';
import { Moment, NotAvailable, QueryFailure, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useHeldRows } from '../../lists/held-rows/use-held-rows.ts';
import { transactionAddress } from '../../transaction-address.ts';
import { relatedTransactionsQuery } from './api/list-transactions.ts';
import { relatedEmpty, relatedFailed } from './messages.ts';
import { kindLabel, TransactionKind } from './transaction-kind.tsx';
import { TransactionStatus } from './transaction-status.tsx';

const heading = 'Related transactions';

const columns: readonly DataTableColumn<Transaction>[] = [
  {
    id: 'type',
    header: 'Type',
    cell: (transaction) => <TransactionKind transaction={transaction} />,
    slot: 'lead',
    emphasis: 'strong',
    fit: true,
  },
  {
    id: 'reason',
    header: 'Reason',
    cell: (transaction) => <Reason transaction={transaction} />,
    slot: 'b',
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
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: (transaction) => <Money>{formatCents(signedCents(transaction))}</Money>,
    align: 'end',
    slot: 'amount',
    fit: true,
  },
];

/** Returns the effect on the balance; a refund reduces it. */
const signedCents = ({ amount, subtype, balanceEffect }: Transaction): number =>
  subtype === 'refund' ? 0 - amount : (balanceEffect ?? amount);

function Reason({ transaction: { description, failureMessage } }: { readonly transaction: Transaction }) {
  return (
    <>
      {description === undefined ? <NotAvailable /> : <Text as="span">{description}</Text>}
      {failureMessage !== undefined && (
        <Text size="caption" tone="critical">
          {`Failed: ${failureMessage}`}
        </Text>
      )}
    </>
  );
}

export type RelatedTransactionsProps = { readonly accountId: string; readonly transactionId: string };

export function RelatedTransactions({ accountId, transactionId }: RelatedTransactionsProps) {
  const { client } = useShell();
  const options = relatedTransactionsQuery(client, accountId, transactionId);
  const query = useQuery(options);
  const shownPage = useHeldRows(options, query);
  if (query.isError && !query.data) {
    return (
      <Card heading={heading}>
        <QueryFailure title={relatedFailed} size="part" headingLevel={3} query={query} />
      </Card>
    );
  }
  return (
    <Card heading={heading}>
      {shownPage?.items.length === 0 ? (
        <EmptyLine>{relatedEmpty}</EmptyLine>
      ) : (
        <DataTable
          label={heading}
          columns={columns}
          rows={shownPage?.items ?? []}
          state={query.isPending ? 'loading' : 'ready'}
          loadingRows={1}
          rowLink={(transaction) => ({
            href: transactionAddress(transaction.id),
            label: `${kindLabel(transaction)} of ${formatCents(transaction.amount)}`,
          })}
        />
      )}
    </Card>
  );
}
