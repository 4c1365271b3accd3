import { createFileRoute } from '@tanstack/react-router';
import { searchedPage, type PageSearch } from '../../../app/page-search.ts';
import { entrySetListQuery, ledgerAccountsQuery } from '../../../features/general-ledger/queries.ts';
import { GeneralLedgerScreen } from './-general-ledger-screen.tsx';

export const Route = createFileRoute('/_admin/general-ledger/')({
  // The page is named even where there is none: what a route leaves out is taken from the address unread.
  validateSearch: (search: Record<string, unknown>): PageSearch => ({ page: searchedPage(search.page) }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { shell }, deps: { page } }) => {
    void shell.queryClient().prefetchQuery(ledgerAccountsQuery(shell.client));
    void shell.queryClient().prefetchQuery(entrySetListQuery(shell.client, page));
  },
  component: GeneralLedgerRoute,
});

function GeneralLedgerRoute() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <GeneralLedgerScreen
      page={page}
      onPageChange={(next) => void navigate({ search: { page: searchedPage(next) }, resetScroll: false })}
    />
  );
}
