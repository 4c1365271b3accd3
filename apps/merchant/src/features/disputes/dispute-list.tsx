import type { Dispute } from '@tillbook/contract';
import { formatCents, formatDateTime } from '@tillbook/domain';
import { EmptyState, FlagIcon, Identifier, Money, TextLink, type DataTableColumn } from '@tillbook/ui';
import { Moment, PagedTable, useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DisputeStatus } from './dispute-status.tsx';
import { disputeListQuery } from './queries.ts';

const columns: readonly DataTableColumn<Dispute>[] = [
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <Money>{formatCents(amount)}</Money>,
    align: 'end',
    slot: 'amount',
    fit: true,
  },
  {
    id: 'transaction',
    header: 'Disputed Transaction',
    cell: ({ transactionId }) => (
      <TextLink href={`/transactions/${encodeURIComponent(transactionId)}`}>
        <Identifier>{transactionId}</Identifier>
      </TextLink>
    ),
    slot: 'a',
    skeletonWidth: 180,
  },
  {
    id: 'date',
    header: 'Date',
    cell: ({ createdAt }) => <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>,
    slot: 'lead',
    tabular: true,
    skeletonWidth: 140,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <DisputeStatus status={status} />,
    slot: 'status',
    fit: true,
  },
];

export type DisputeListProps = Paging & { readonly accountId: string };

/** What customers have disputed. Of a list that cannot be had the specification shows nothing, and logs. */
export function DisputeList({ accountId, ...paging }: DisputeListProps) {
  const { client } = useShell();
  const query = useQuery(disputeListQuery(client, accountId, paging));
  const { error } = query;

  useEffect(() => {
    // oxlint-disable-next-line eslint/no-console -- the log is what the specification asks for
    if (error) console.error('Failed to fetch disputes.', error);
  }, [error]);

  if (error && !query.data) return null;
  return (
    <PagedTable
      placement="page"
      label="Disputes"
      query={query}
      columns={columns}
      rowLink={({ id, amount }) => ({
        href: `/disputes/${encodeURIComponent(id)}`,
        label: `Dispute of ${formatCents(amount)}`,
      })}
      {...paging}
      empty={
        <EmptyState size="part" title="No disputes" icon={<FlagIcon size="large" />}>
          A payment that a customer disputes with the bank stands here.
        </EmptyState>
      }
    />
  );
}
