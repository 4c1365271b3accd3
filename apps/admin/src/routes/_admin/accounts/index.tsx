import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { searchedPage, searchedText, type PageSearch } from '../../../app/page-search.ts';
import { accountListQuery } from '../../../features/accounts/queries.ts';
import { AccountsScreen } from './-accounts-screen.tsx';

type AccountsSearch = PageSearch & { readonly search?: string | undefined };

export const Route = createFileRoute('/_admin/accounts/')({
  // Both are named even where they are absent: what a route leaves out is taken from the address unread.
  validateSearch: (search: Record<string, unknown>): AccountsSearch => ({
    search: searchedText(search.search),
    page: searchedPage(search.page),
  }),
  loaderDeps: ({ search: { search = '', page = 1 } }) => ({ search, page }),
  loader: ({ context: { shell }, deps: { search, page } }) => {
    void shell.queryClient().prefetchQuery(accountListQuery(shell.client, search, page));
  },
  component: AccountsRoute,
});

function AccountsRoute() {
  const { search = '', page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();

  // A letter more is no step to go back to, and what is found begins at the first page.
  const find = useCallback(
    (wanted: string) => {
      void navigate({ search: { search: searchedText(wanted) }, replace: true, resetScroll: false });
    },
    [navigate],
  );

  return (
    <AccountsScreen
      search={search}
      onSearch={find}
      page={page}
      onPageChange={(next) =>
        void navigate({
          search: { search: searchedText(search), page: searchedPage(next) },
          resetScroll: false,
        })
      }
    />
  );
}
