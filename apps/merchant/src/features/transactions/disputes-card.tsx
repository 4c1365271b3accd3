import { formatCents, formatDateTime, shortIdentifier } from '@tillbook/domain';
import { Card, DataTable, Identifier, Money, type DataTableColumn } from '@tillbook/ui';
import { Moment, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { disputesOf, type TimelineDispute } from './disputes-of.ts';
import { timelineQuery } from './api/get-transaction-timeline.ts';
import { TransactionStatus } from './transaction-columns.tsx';

export type DisputesCardProps = { readonly accountId: string; readonly transactionId: string };

const columns: readonly DataTableColumn<TimelineDispute>[] = [
  {
    id: 'dispute',
    header: 'Dispute',
    cell: ({ id }) => <Identifier>{shortIdentifier(id)}</Identifier>,
    slot: 'lead',
    emphasis: 'strong',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <TransactionStatus status={status} />,
    slot: 'status',
    fit: true,
  },
  {
    id: 'opened',
    header: 'Opened',
    cell: ({ openedAt }) => <Moment value={openedAt}>{formatDateTime(openedAt)}</Moment>,
    slot: 'a',
    fit: true,
    tabular: true,
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

/** The way from a payment to the disputes about it; nothing where there are none. */
export function DisputesCard({ accountId, transactionId }: DisputesCardProps) {
  const { client } = useShell();
  const { data } = useQuery(timelineQuery(client, accountId, transactionId));
  const disputes = disputesOf(data?.events ?? []);
  if (disputes.length === 0) return null;
  return (
    <Card heading="Disputes">
      <DataTable
        label="Disputes"
        columns={columns}
        rows={disputes}
        state="ready"
        rowLink={({ id, amount }) => ({
          href: `/disputes/${encodeURIComponent(id)}`,
          label: `Dispute of ${formatCents(amount)}`,
        })}
      />
    </Card>
  );
}
