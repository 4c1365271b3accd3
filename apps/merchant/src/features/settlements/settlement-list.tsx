import { listPageSize } from '@tillbook/domain';
import { EmptyState, SlipIcon } from '@tillbook/ui';
import { PagedTable, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { listFailed } from './messages.ts';
import { settlementListQuery } from './queries.ts';
import { settlementColumns, settlementLink } from './settlement-columns.tsx';

export type SettlementListProps = {
  readonly accountId: string;
  /** Counts from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
};

/** What became available, day by day. */
export function SettlementList({ accountId, page, onPageChange }: SettlementListProps) {
  const { client } = useShell();
  const query = useQuery(settlementListQuery(client, accountId, page));
  return (
    <PagedTable
      placement="page"
      label="Settlements"
      query={query}
      columns={settlementColumns}
      rowLink={settlementLink}
      pageSize={listPageSize}
      page={page}
      onPageChange={onPageChange}
      failure={listFailed}
      empty={
        <EmptyState size="part" title="No settlements yet" icon={<SlipIcon size="large" />}>
          A settlement stands here once payments have become available.
        </EmptyState>
      }
    />
  );
}
