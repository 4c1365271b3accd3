import { createFileRoute } from '@tanstack/react-router';
import { pageOf, pagingOf, readPageSearch } from '../../../app/page-search.ts';
import { settlementListQuery } from '../../../features/settlements/queries.ts';
import { SettlementsScreen } from './-settlements-screen.tsx';

export const Route = createFileRoute('/_account/settlements/')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => pageOf(search),
  loader: ({ context: { shell, accountId }, deps }) => {
    void shell.queryClient().prefetchQuery(settlementListQuery(shell.client, accountId, deps));
  },
  component: SettlementsRoute,
});

function SettlementsRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const paging = pagingOf(Route.useSearch(), (search) => void navigate({ search, resetScroll: false }));
  return <SettlementsScreen accountId={accountId} {...paging} />;
}
