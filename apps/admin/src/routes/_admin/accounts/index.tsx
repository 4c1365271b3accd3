import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useShell } from '@tillbook/web-shell';
import { openAddress } from '../../../app/open-address.ts';
import { searchedChoice, searchedPage, searchedText, type PageSearch } from '../../../app/page-search.ts';
import {
  accountOrders,
  accountStatuses,
  type AccountFilters,
} from '../../../features/accounts/account-filters.ts';
import { accountListQuery } from '../../../features/accounts/queries.ts';
import { AccountsScreen } from './-accounts-screen.tsx';

type AccountsSearch = PageSearch & AccountFilters;

/** The order of the list itself needs no mention. */
const searchedOrder = (value: unknown): AccountFilters['order'] => {
  const order = searchedChoice(value, accountOrders);
  return order === 'newest' ? undefined : order;
};

export const Route = createFileRoute('/_admin/accounts/')({
  // Each is named even where it is absent: what a route leaves out is taken from the address unread.
  validateSearch: (search: Record<string, unknown>): AccountsSearch => ({
    search: searchedText(search.search),
    status: searchedChoice(search.status, accountStatuses),
    order: searchedOrder(search.order),
    page: searchedPage(search.page),
  }),
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
      // A letter more is no step to go back to, and what is found begins at the first page.
      onFilter={(changed) => {
        const { order, ...next } = { ...filters, ...changed };
        void navigate({
          search: { ...next, order: searchedOrder(order), page: undefined },
          replace: true,
          resetScroll: false,
        });
      }}
      page={page}
      onPageChange={(next) =>
        void navigate({ search: { ...filters, page: searchedPage(next) }, resetScroll: false })
      }
      accountHref={(accountId) => openAddress(shell, accountId, { from })}
    />
  );
}
