import { createFileRoute } from '@tanstack/react-router';
import { accountShowsBalances } from '@tillbook/domain';
import { pageOf, pagingOf } from '@tillbook/web-shell';
import {
  ledgerPageSizes,
  pageParams,
  searchParams,
  type PageSearch,
} from '@tillbook/web-shell/search-params';
import { attentionQuery } from '../../../features/accounts/api/get-account-attention.ts';
import { accountLedgerQuery } from '../../../features/ledger/api/list-ledger-entries.ts';
import { OverviewScreen } from './-overview-screen.tsx';

const { page, pageSize } = pageParams(ledgerPageSizes);

/** Pages of the two ledgers; defaults are omitted. */
const readOverviewSearch = searchParams({
  pendingPage: page,
  pendingPageSize: pageSize,
  settledPage: page,
  settledPageSize: pageSize,
});

type OverviewSearch = ReturnType<typeof readOverviewSearch>;

const pendingSearch = (search: OverviewSearch): PageSearch => ({
  page: search.pendingPage,
  pageSize: search.pendingPageSize,
});

const settledSearch = (search: OverviewSearch): PageSearch => ({
  page: search.settledPage,
  pageSize: search.settledPageSize,
});

export const Route = createFileRoute('/_account/overview/')({
  validateSearch: readOverviewSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { shell, accountId }, deps: search }) => {
    const { client, queryClient, store } = shell;
    if (!accountShowsBalances(store.get().account.type)) return;
    void queryClient().prefetchQuery(attentionQuery(client, accountId));
    const pending = pageOf(pendingSearch(search), ledgerPageSizes);
    const settled = pageOf(settledSearch(search), ledgerPageSizes);
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
        (next) => go({ pendingPage: next.page, pendingPageSize: next.pageSize }),
        ledgerPageSizes,
      )}
      settled={pagingOf(
        settledSearch(search),
        (next) => go({ settledPage: next.page, settledPageSize: next.pageSize }),
        ledgerPageSizes,
      )}
    />
  );
}
