import { createFileRoute } from '@tanstack/react-router';
import { pageOf, pagingOf, readPageSearch } from '../../../app/page-search.ts';
import { statementListQuery } from '../../../features/statements/queries.ts';
import { StatementsScreen } from './-statements-screen.tsx';

export const Route = createFileRoute('/_account/statements/')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => pageOf(search),
  loader: ({ context: { shell, accountId }, deps }) => {
    void shell.queryClient().prefetchQuery(statementListQuery(shell.client, accountId, deps));
  },
  component: StatementsRoute,
});

function StatementsRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const paging = pagingOf(Route.useSearch(), (search) => void navigate({ search, resetScroll: false }));
  return <StatementsScreen accountId={accountId} {...paging} />;
}
