import type { Transaction } from '@tillbook/contract';
import { formatCents, formatDateTime } from '@tillbook/domain';
import { Card, DataTable, Money, Text, type DataTableColumn } from '@tillbook/ui';
import { Moment, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { relatedTransactionsQuery } from './queries.ts';
import { TransactionStatus } from './transaction-columns.tsx';

export type RefundsCardProps = { readonly accountId: string; readonly payment: Transaction };

const columns: readonly DataTableColumn<Transaction>[] = [
  {
    id: 'date',
    header: 'Date',
    cell: ({ createdAt }) => <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>,
    slot: 'lead',
    fit: true,
    tabular: true,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <TransactionStatus status={status} />,
    slot: 'status',
    fit: true,
  },
  {
    id: 'reason',
    header: 'Reason',
    cell: (refund) => <Reason refund={refund} />,
    slot: 'more',
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

/** Why it was asked for, and why it failed. */
function Reason({ refund: { description, failureMessage } }: { readonly refund: Transaction }) {
  return (
    <>
      <Text as="span" {...(description === undefined && { tone: 'muted' })}>
        {description ?? 'N/A'}
      </Text>
      {failureMessage !== undefined && (
        <Text size="caption" tone="critical">
          {`Failed: ${failureMessage}`}
        </Text>
      )}
    </>
  );
}

/** The refunds of a payment, and what is left of it; nothing where there are none. */
export function RefundsCard({ accountId, payment }: RefundsCardProps) {
  const { client } = useShell();
  const { data } = useQuery(relatedTransactionsQuery(client, accountId, payment.id));
  const refunds = (data?.items ?? []).filter(({ subtype }) => subtype === 'refund');
  if (refunds.length === 0) return null;
  const refundedCents = refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Card heading="Refunds">
      <DataTable
        label="Refunds"
        columns={columns}
        rows={refunds}
        state="ready"
        rowLink={({ id, amount }) => ({
          href: `/transactions/${encodeURIComponent(id)}`,
          label: `Refund of ${formatCents(amount)}`,
        })}
        totals={[
          { id: 'refunded', label: 'Refunded', value: <Money>{formatCents(refundedCents)}</Money> },
          {
            id: 'left',
            label: 'Left to refund',
            value: <Money>{formatCents(payment.refundableAmount)}</Money>,
            final: true,
          },
        ]}
      />
    </Card>
  );
}
