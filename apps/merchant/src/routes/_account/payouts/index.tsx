import { createFileRoute } from '@tanstack/react-router';
import { readPageSearch, searchedPage } from '../../../app/page-search.ts';
import { transactionListQuery } from '../../../features/transactions/queries.ts';
import { PayoutsScreen } from './-payouts-screen.tsx';

export const Route = createFileRoute('/_account/payouts/')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { shell, accountId }, deps: { page } }) => {
    void shell.queryClient().prefetchQuery(transactionListQuery(shell.client, accountId, 'payouts', page));
  },
  component: PayoutsRoute,
});

function PayoutsRoute() {
  const { accountId } = Route.useRouteContext();
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PayoutsScreen
      accountId={accountId}
      page={page}
      onPageChange={(next) => void navigate({ search: { page: searchedPage(next) }, resetScroll: false })}
    />
  );
}
