import { createFileRoute } from '@tanstack/react-router';
import { accountShowsBalances } from '@tillbook/domain';
import {
  ledgerPageSizes,
  pageOf,
  pagingOf,
  searchedPage,
  searchedSize,
  type PageSearch,
} from '@tillbook/web-shell';
import { accountLedgerQuery } from '../../../features/ledger/queries.ts';
import { OverviewScreen } from './-overview-screen.tsx';

/** The pages of the two ledgers; what is there anyway needs no mention. */
type OverviewSearch = {
  readonly pendingPage?: number | undefined;
  readonly pendingPageSize?: number | undefined;
  readonly settledPage?: number | undefined;
  readonly settledPageSize?: number | undefined;
};

const pendingSearch = (search: OverviewSearch): PageSearch => ({
  page: search.pendingPage,
  pageSize: search.pendingPageSize,
});

const settledSearch = (search: OverviewSearch): PageSearch => ({
  page: search.settledPage,
  pageSize: search.settledPageSize,
});

export const Route = createFileRoute('/_account/overview/')({
  validateSearch: (search: Record<string, unknown>): OverviewSearch => ({
    pendingPage: searchedPage(search.pendingPage),
    pendingPageSize: searchedSize(search.pendingPageSize, ledgerPageSizes),
    settledPage: searchedPage(search.settledPage),
    settledPageSize: searchedSize(search.settledPageSize, ledgerPageSizes),
  }),
  loaderDeps: ({ search }) => ({
    pending: pageOf(pendingSearch(search), ledgerPageSizes),
    settled: pageOf(settledSearch(search), ledgerPageSizes),
  }),
  loader: ({ context: { shell, accountId }, deps: { pending, settled } }) => {
    const { client, queryClient, store } = shell;
    if (!accountShowsBalances(store.get().account.type)) return;
    void queryClient().prefetchQuery(accountLedgerQuery(client, accountId, 'pending', pending));
    void queryClient().prefetchQuery(accountLedgerQuery(client, accountId, 'settled', settled));
  },
  component: OverviewRoute,
});

function OverviewRoute() {
  const { accountId } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (change: OverviewSearch) =>
    void navigate({ search: { ...search, ...change }, resetScroll: false });
  return (
    <OverviewScreen
      accountId={accountId}
      pending={pagingOf(
        pendingSearch(search),
        ({ page, pageSize }) => go({ pendingPage: page, pendingPageSize: pageSize }),
        ledgerPageSizes,
      )}
      settled={pagingOf(
        settledSearch(search),
        ({ page, pageSize }) => go({ settledPage: page, settledPageSize: pageSize }),
        ledgerPageSizes,
      )}
    />
  );
}
