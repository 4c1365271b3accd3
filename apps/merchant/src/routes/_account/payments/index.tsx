import { createFileRoute } from '@tanstack/react-router';
import { pageOf, pagingOf, readPageSearch } from '../../../app/page-search.ts';
import { transactionListQuery } from '../../../features/transactions/queries.ts';
import { PaymentsScreen } from './-payments-screen.tsx';

export const Route = createFileRoute('/_account/payments/')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => pageOf(search),
  loader: ({ context: { shell, accountId }, deps }) => {
    void shell.queryClient().prefetchQuery(transactionListQuery(shell.client, accountId, 'payments', deps));
  },
  component: PaymentsRoute,
});

function PaymentsRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const paging = pagingOf(Route.useSearch(), (search) => void navigate({ search, resetScroll: false }));
  return <PaymentsScreen accountId={accountId} {...paging} />;
}
