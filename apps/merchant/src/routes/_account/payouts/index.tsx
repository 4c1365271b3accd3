import { createFileRoute } from '@tanstack/react-router';
import { pageOf, pagingOf, readPageSearch } from '../../../app/page-search.ts';
import { transactionListQuery } from '../../../features/transactions/queries.ts';
import { PayoutsScreen } from './-payouts-screen.tsx';

export const Route = createFileRoute('/_account/payouts/')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => pageOf(search),
  loader: ({ context: { shell, accountId }, deps }) => {
    void shell.queryClient().prefetchQuery(transactionListQuery(shell.client, accountId, 'payouts', deps));
  },
  component: PayoutsRoute,
});

function PayoutsRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const paging = pagingOf(Route.useSearch(), (search) => void navigate({ search, resetScroll: false }));
  return <PayoutsScreen accountId={accountId} {...paging} />;
}
