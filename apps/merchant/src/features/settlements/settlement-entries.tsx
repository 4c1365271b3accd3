import { listPageSize } from '@tillbook/domain';
import { Card, EmptyState, SlipIcon } from '@tillbook/ui';
import { PagedTable, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { entriesFailed, noEntries } from './messages.ts';
import { settlementEntriesQuery } from './queries.ts';
import { entryColumns } from './settlement-columns.tsx';

export type SettlementEntriesProps = {
  readonly accountId: string;
  readonly settlementId: string;
  /** Counts from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
};

/** What a settlement is made of. */
export function SettlementEntries({ accountId, settlementId, page, onPageChange }: SettlementEntriesProps) {
  const { client } = useShell();
  const query = useQuery(settlementEntriesQuery(client, accountId, settlementId, page));
  return (
    <Card heading="Entries">
      <PagedTable
        placement="card"
        label="Settlement entries"
        query={query}
        columns={entryColumns}
        pageSize={listPageSize}
        page={page}
        onPageChange={onPageChange}
        failure={entriesFailed}
        empty={<EmptyState title={noEntries} size="part" headingLevel={3} icon={<SlipIcon size="large" />} />}
      />
    </Card>
  );
}
