import type { Dispute } from '@tillbook/contract';
import { formatCents, formatDateTime } from '@tillbook/domain';
import {
  EmptyState,
  FlagIcon,
  Identifier,
  Money,
  TextLink,
  type DataTableColumn,
  type RowLink,
} from '@tillbook/ui';
import { Moment, useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NarrowedTable } from '../../narrowing/narrowed-table.tsx';
import type { ListView } from '../../narrowing/views/list-view.ts';
import { DisputeStatus } from './dispute-status.tsx';
import { disputeListQuery } from './queries.ts';
import { disputeListTools } from './tools-part.ts';

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

const disputeLink = ({ id, amount }: Dispute): RowLink => ({
  href: `/disputes/${encodeURIComponent(id)}`,
  label: `Dispute of ${formatCents(amount)}`,
});

export type DisputeListProps = Paging & {
  readonly accountId: string;
  readonly view: ListView<'disputes'>;
  readonly onViewChange: (view: ListView) => void;
};

/** What customers have disputed. Of a list that cannot be had the specification shows nothing, and logs. */
export function DisputeList(list: DisputeListProps) {
  const { accountId, view } = list;
  const { client } = useShell();
  const query = useQuery(disputeListQuery(client, accountId, view, list));
  const { error } = query;

  useEffect(() => {
    // oxlint-disable-next-line eslint/no-console -- the log is what the specification asks for
    if (error) console.error('Failed to fetch disputes.', error);
  }, [error]);

  if (error && !query.data) return null;
  return (
    <NarrowedTable
      {...list}
      kind="disputes"
      tools={disputeListTools}
      label="Disputes"
      query={query}
      columns={columns}
      rowLink={disputeLink}
      empty={
        <EmptyState size="part" title="No disputes" icon={<FlagIcon size="large" />}>
          A payment that a customer disputes with the bank stands here.
        </EmptyState>
      }
    />
  );
}
