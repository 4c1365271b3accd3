import { EmptyState, SlipIcon } from '@tillbook/ui';
import { useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { NarrowedTable } from '../../narrowing/narrowed-table.tsx';
import type { ListView } from '../../narrowing/views/list-view.ts';
import { listFailed, retryLabel } from './messages.ts';
import { settlementListQuery } from './list-query.ts';
import { settlementColumns, settlementLink } from './settlement-columns.tsx';
import { settlementListTools } from './tools-part.ts';

export type SettlementListProps = Paging & {
  readonly accountId: string;
  readonly view: ListView<'settlements'>;
  readonly onViewChange: (view: ListView) => void;
};

/** What became available, day by day. */
export function SettlementList(list: SettlementListProps) {
  const { accountId, view } = list;
  const { client } = useShell();
  const query = useQuery(settlementListQuery(client, accountId, view, list));
  return (
    <NarrowedTable
      {...list}
      kind="settlements"
      tools={settlementListTools}
      label="Settlements"
      query={query}
      columns={settlementColumns}
      rowLink={settlementLink}
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
