import { createFileRoute } from '@tanstack/react-router';
import { listPagingOf, pageOf, readListSearch } from '../../../app/page-search.ts';
import { ledgerListQuery } from '../../../features/ledger/list-query.ts';
import { ledgerListTools } from '../../../features/ledger/tools-part.ts';
import { loadList, viewIn } from '../../../narrowing/load-list.ts';
import type { ListView } from '../../../narrowing/views/list-view.ts';
import { LedgerScreen } from '../-ledger-screen.tsx';

export const Route = createFileRoute('/_account/settled-ledger/')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { shell, accountId }, deps }) =>
    loadList(
      {
        queryClient: shell.queryClient(),
        accountId,
        kind: 'settled-ledger',
        search: deps,
        tools: ledgerListTools,
      },
      (view) =>
        shell
          .queryClient()
          .prefetchQuery(ledgerListQuery(shell.client, accountId, 'settled', view, pageOf(deps))),
    ),
  component: SettledLedgerRoute,
});

function SettledLedgerRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const view = viewIn('settled-ledger', search, ledgerListTools);
  const paging = listPagingOf<ListView>(
    search,
    view,
    (next) => void navigate({ search: next, resetScroll: false }),
  );
  return <LedgerScreen accountId={accountId} {...paging} status="settled" view={view} />;
}
