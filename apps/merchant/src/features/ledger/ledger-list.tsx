import { EmptyState, SlipIcon } from '@tillbook/ui';
import { useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { NarrowedTable } from '../../narrowing/narrowed-table.tsx';
import type { ListView } from '../../narrowing/views/list-view.ts';
import { entryLink, pendingColumns, settledColumns } from './ledger-columns.tsx';
import { ledgerListQuery, type LedgerKind } from './list-query.ts';
import { ledgerEmpty, ledgerFailed, ledgerFailedDetail } from './messages.ts';
import type { LedgerStatus } from './queries.ts';
import { ledgerListTools } from './tools-part.ts';

export const ledgerTitles = { pending: 'Pending Ledger', settled: 'Settled Ledger' } as const;

const columns = { pending: pendingColumns, settled: settledColumns } as const;

export type LedgerListProps = Paging & {
  readonly accountId: string;
  readonly status: LedgerStatus;
  readonly view: ListView<LedgerKind>;
  readonly onViewChange: (view: ListView) => void;
};

/** All entries of an account that are pending, or that have settled. */
export function LedgerList({ status, ...list }: LedgerListProps) {
  const { accountId, view } = list;
  const { client } = useShell();
  const query = useQuery(ledgerListQuery(client, accountId, status, view, list));
  return (
    <NarrowedTable
      {...list}
      kind={`${status}-ledger`}
      tools={ledgerListTools}
      label={ledgerTitles[status]}
      query={query}
      columns={columns[status]}
      rowLink={entryLink}
      failure={ledgerFailed}
      failureDetail={ledgerFailedDetail}
      empty={<EmptyState size="part" title={ledgerEmpty} icon={<SlipIcon size="large" />} />}
    />
  );
}
