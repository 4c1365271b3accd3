import { createFileRoute } from '@tanstack/react-router';
import { readPageSearch, searchedPage } from '../../../app/page-search.ts';
import { transactionListQuery } from '../../../features/transactions/queries.ts';
import { PaymentsScreen } from './-payments-screen.tsx';

export const Route = createFileRoute('/_account/payments/')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { shell, accountId }, deps: { page } }) => {
    void shell.queryClient().prefetchQuery(transactionListQuery(shell.client, accountId, 'payments', page));
  },
  component: PaymentsRoute,
});

function PaymentsRoute() {
  const { accountId } = Route.useRouteContext();
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PaymentsScreen
      accountId={accountId}
      page={page}
      onPageChange={(next) => void navigate({ search: { page: searchedPage(next) }, resetScroll: false })}
    />
  );
}
