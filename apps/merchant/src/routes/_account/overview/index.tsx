import { createFileRoute } from '@tanstack/react-router';
import { accountShowsBalances } from '@tillbook/domain';
import { searchedPage } from '../../../app/page-search.ts';
import { accountLedgerQuery } from '../../../features/ledger/queries.ts';
import { OverviewScreen } from './-overview-screen.tsx';

/** The pages of the two ledgers; the first page needs no mention. */
type OverviewSearch = {
  readonly pendingPage?: number | undefined;
  readonly settledPage?: number | undefined;
};

export const Route = createFileRoute('/_account/overview/')({
  validateSearch: (search: Record<string, unknown>): OverviewSearch => ({
    pendingPage: searchedPage(search.pendingPage),
    settledPage: searchedPage(search.settledPage),
  }),
  loaderDeps: ({ search: { pendingPage = 1, settledPage = 1 } }) => ({ pendingPage, settledPage }),
  loader: ({ context: { shell, accountId }, deps }) => {
    const { client, queryClient, store } = shell;
    if (!accountShowsBalances(store.get().account.type)) return;
    void queryClient().prefetchQuery(accountLedgerQuery(client, accountId, 'pending', deps.pendingPage));
    void queryClient().prefetchQuery(accountLedgerQuery(client, accountId, 'settled', deps.settledPage));
  },
  component: OverviewRoute,
});

function OverviewRoute() {
  const { accountId } = Route.useRouteContext();
  const { pendingPage = 1, settledPage = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  const turn = (pages: { readonly pendingPage: number; readonly settledPage: number }) =>
    void navigate({
      search: {
        pendingPage: searchedPage(pages.pendingPage),
        settledPage: searchedPage(pages.settledPage),
      },
      resetScroll: false,
    });
  return (
    <OverviewScreen
      accountId={accountId}
      pendingPage={pendingPage}
      settledPage={settledPage}
      onPendingPageChange={(page) => turn({ pendingPage: page, settledPage })}
      onSettledPageChange={(page) => turn({ pendingPage, settledPage: page })}
    />
  );
}
