import { createFileRoute } from '@tanstack/react-router';
import { listPagingOf, pageOf, readListSearch } from '../../../app/page-search.ts';
import { AvailabilityCard } from '../../../features/ledger/availability-card.ts';
import { availabilityQuery } from '../../../features/ledger/availability-query.ts';
import { ledgerListQuery } from '../../../features/ledger/list-query.ts';
import { ledgerListTools } from '../../../features/ledger/tools-part.ts';
import { loadList, viewIn } from '../../../narrowing/load-list.ts';
import type { ListView } from '../../../narrowing/views/list-view.ts';
import { LedgerScreen } from '../-ledger-screen.tsx';

export const Route = createFileRoute('/_account/pending-ledger/')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { shell, accountId }, deps }) => {
    const availability = Promise.all([
      AvailabilityCard.load(),
      shell.queryClient().prefetchQuery(availabilityQuery(shell.client, accountId)),
    ]);
    await loadList(
      {
        queryClient: shell.queryClient(),
        accountId,
        kind: 'pending-ledger',
        search: deps,
        tools: ledgerListTools,
      },
      (view) =>
        shell
          .queryClient()
          .prefetchQuery(ledgerListQuery(shell.client, accountId, 'pending', view, pageOf(deps))),
    );
    await availability;
  },
  component: PendingLedgerRoute,
});

function PendingLedgerRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const view = viewIn('pending-ledger', search, ledgerListTools);
  const paging = listPagingOf<ListView>(
    search,
    view,
    (next) => void navigate({ search: next, resetScroll: false }),
  );
  return <LedgerScreen accountId={accountId} {...paging} status="pending" view={view} />;
}
