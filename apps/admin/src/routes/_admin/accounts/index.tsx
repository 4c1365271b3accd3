import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useShell } from '@tillbook/web-shell';
import { openAddress } from '../../../app/open-address.ts';
import { readAccountSearch } from '../../../features/accounts/account-filters.ts';
import { accountListQuery } from '../../../features/accounts/api/list-accounts.ts';
import { AccountsScreen } from './-accounts-screen.tsx';

export const Route = createFileRoute('/_admin/accounts/')({
  validateSearch: readAccountSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { shell }, deps: { page = 1, ...filters } }) => {
    void shell.queryClient().prefetchQuery(accountListQuery(shell.client, filters, page));
  },
  component: AccountsRoute,
});

function AccountsRoute() {
  const { page = 1, ...filters } = Route.useSearch();
  const navigate = Route.useNavigate();
  const shell = useShell();
  const from = useLocation({ select: ({ publicHref }) => publicHref });
  return (
    <AccountsScreen
      filters={filters}
      // Adds no history entries while typing, and returns to the first page of results.
      onFilter={(changed) =>
        void navigate({
          search: readAccountSearch({ ...filters, ...changed }),
          replace: true,
          resetScroll: false,
        })
      }
      page={page}
      onPageChange={(next) =>
        void navigate({ search: readAccountSearch({ ...filters, page: next }), resetScroll: false })
      }
      accountHref={(accountId) => openAddress(shell, accountId, { from })}
    />
  );
}
