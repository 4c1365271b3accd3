import { Card, EmptyState, SlipIcon } from '@tillbook/ui';
import { PagedTable, useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { entriesFailed, noEntries, retryLabel } from './messages.ts';
import { settlementEntriesQuery } from './queries.ts';
import { entryColumns } from './settlement-columns.tsx';

export type SettlementEntriesProps = Paging & {
  readonly accountId: string;
  readonly settlementId: string;
};

/** What a settlement is made of. */
export function SettlementEntries({ accountId, settlementId, ...paging }: SettlementEntriesProps) {
  const { client } = useShell();
  const query = useQuery(settlementEntriesQuery(client, accountId, settlementId, paging));
  return (
    <Card heading="Entries">
      <PagedTable
        placement="card"
        label="Settlement entries"
        query={query}
        columns={entryColumns}
        {...paging}
        failure={entriesFailed}
        retryLabel={retryLabel}
        empty={<EmptyState title={noEntries} size="part" headingLevel={3} icon={<SlipIcon size="large" />} />}
      />
    </Card>
  );
}
