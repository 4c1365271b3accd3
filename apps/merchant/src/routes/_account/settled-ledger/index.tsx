import { BackButton } from '@tillbook/ui';
import { useDestination } from '@tillbook/web-shell';
import { createFileRoute } from '@tanstack/react-router';
import { settledLedgerList } from '../../../features/ledger/ledger-lists.tsx';
import { listLoader, ListScreen } from '../../../lists/list-route.tsx';
import { listSearch } from '../../../lists/search-params.ts';
import { ListExport } from '../-list-export.tsx';

export const Route = createFileRoute('/_account/settled-ledger/')({
  ...listSearch('settled-ledger'),
  loader: listLoader(settledLedgerList),
  component: SettledLedgerRoute,
});

function SettledLedgerRoute() {
  const list = { list: settledLedgerList, search: Route.useSearch() };
  return (
    <ListScreen
      {...list}
      actions={<ListExport {...list} />}
      back={<BackButton {...useDestination('/overview')}>Back to Overview</BackButton>}
    />
  );
}
