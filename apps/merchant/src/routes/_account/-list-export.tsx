import type { ExportedList } from '@tillbook/contract';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ExportControl } from '../../features/exports/export-control.tsx';
import { listQuery } from '../../lists/list-query.ts';
import type { ListTableProps } from '../../lists/list-table.tsx';
import { readListView } from '../../lists/search-params.ts';

export function ListExport<Name extends ExportedList, Row>({ list, search }: ListTableProps<Name, Row>) {
  const { client } = useShell();
  const { accountId } = useRouteContext({ from: '/_account' });
  const { data: found } = useQuery(listQuery(client, accountId, list, search));
  return (
    <ExportControl
      accountId={accountId}
      list={list.name}
      noun={list.noun}
      view={readListView(list.name, search)}
      found={found}
    />
  );
}
