import { createFileRoute } from '@tanstack/react-router';
import { pageOf, pagingOf, readPageSearch } from '../../../app/page-search.ts';
import { transactionListQuery } from '../../../features/transactions/queries.ts';
import { RefundsScreen } from './-refunds-screen.tsx';

export const Route = createFileRoute('/_account/refunds/')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => pageOf(search),
  loader: ({ context: { shell, accountId }, deps }) => {
    void shell.queryClient().prefetchQuery(transactionListQuery(shell.client, accountId, 'refunds', deps));
  },
  component: RefundsRoute,
});

function RefundsRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const paging = pagingOf(Route.useSearch(), (search) => void navigate({ search, resetScroll: false }));
  return <RefundsScreen accountId={accountId} {...paging} />;
}
