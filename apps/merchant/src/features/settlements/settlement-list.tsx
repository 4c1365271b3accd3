import { EmptyState, SlipIcon } from '@tillbook/ui';
import { PagedTable, useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { listFailed, retryLabel } from './messages.ts';
import { settlementListQuery } from './queries.ts';
import { settlementColumns, settlementLink } from './settlement-columns.tsx';

export type SettlementListProps = Paging & { readonly accountId: string };

/** What became available, day by day. */
export function SettlementList({ accountId, ...paging }: SettlementListProps) {
  const { client } = useShell();
  const query = useQuery(settlementListQuery(client, accountId, paging));
  return (
    <PagedTable
      placement="page"
      label="Settlements"
      query={query}
      columns={settlementColumns}
      rowLink={settlementLink}
      {...paging}
      failure={listFailed}
      retryLabel={retryLabel}
      empty={
        <EmptyState size="part" title="No settlements yet" icon={<SlipIcon size="large" />}>
          A settlement stands here once payments have become available.
        </EmptyState>
      }
    />
  );
}
