import { createFileRoute } from '@tanstack/react-router';
import { pageOf, pagingOf, readPageSearch } from '../../../app/page-search.ts';
import { disputeListQuery } from '../../../features/disputes/queries.ts';
import { DisputesScreen } from './-disputes-screen.tsx';

export const Route = createFileRoute('/_account/disputes/')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => pageOf(search),
  loader: ({ context: { shell, accountId }, deps }) => {
    void shell.queryClient().prefetchQuery(disputeListQuery(shell.client, accountId, deps));
  },
  component: DisputesRoute,
});

function DisputesRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const paging = pagingOf(Route.useSearch(), (search) => void navigate({ search, resetScroll: false }));
  return <DisputesScreen accountId={accountId} {...paging} />;
}
