import { createFileRoute } from '@tanstack/react-router';
import { pageOf, pagingOf } from '@tillbook/web-shell';
import { pageParams, searchParams } from '@tillbook/web-shell/search-params';
import { statementListQuery } from '../../../features/statements/api/list-statements.ts';
import { StatementsScreen } from './-statements-screen.tsx';

export const Route = createFileRoute('/_account/statements/')({
  validateSearch: searchParams(pageParams()),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { shell, accountId }, deps: search }) => {
    void shell.queryClient().prefetchQuery(statementListQuery(shell.client, accountId, pageOf(search)));
  },
  component: StatementsRoute,
});

function StatementsRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const paging = pagingOf(Route.useSearch(), (search) => void navigate({ search, resetScroll: false }));
  return <StatementsScreen accountId={accountId} {...paging} />;
}
