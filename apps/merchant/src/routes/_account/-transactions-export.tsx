import type { ExportedList, Transaction } from '@tillbook/contract';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ExportControl } from '../../features/exports/export-control.tsx';
import { listQuery } from '../../lists/list-query.ts';
import { filterOf } from '../../lists/view-query.ts';
import type { ListTableProps } from '../../lists/list-table.tsx';
import { isFiltered, viewOf } from '../../lists/list-view.ts';

/** Makes a file of payments, payouts or refunds, as they are filtered. */
export function TransactionsExport<Name extends ExportedList>({
  list,
  search,
}: ListTableProps<Name, Transaction>) {
  const { client } = useShell();
  const { accountId } = useRouteContext({ from: '/_account' });
  const { data: found } = useQuery(listQuery(client, accountId, list, search));
  const view = viewOf(search);
  return (
    <ExportControl
      accountId={accountId}
      list={list.name}
      view={isFiltered(view) ? { filter: () => filterOf(view), found } : undefined}
    />
  );
}
