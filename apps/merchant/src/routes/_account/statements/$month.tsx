import { createFileRoute } from '@tanstack/react-router';
import { pageOf, pagingOf } from '@tillbook/web-shell';
import { pageParams, searchParams } from '@tillbook/web-shell/search-params';
import { statementQuery } from '../../../features/statements/api/get-statement.ts';
import { statementEntriesQuery } from '../../../features/statements/api/list-statement-entries.ts';
import { isMonth, StatementScreen } from './-statement-screen.tsx';

export const Route = createFileRoute('/_account/statements/$month')({
  validateSearch: searchParams(pageParams()),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { shell, accountId }, params: { month }, deps: search }) => {
    const { client, queryClient } = shell;
    if (!isMonth(month)) return;
    void queryClient().prefetchQuery(statementQuery(client, accountId, month));
    void queryClient().prefetchQuery(statementEntriesQuery(client, accountId, month, pageOf(search)));
  },
  remountDeps: ({ params }) => params,
  component: StatementRoute,
});

function StatementRoute() {
  const { accountId } = Route.useRouteContext();
  const { month } = Route.useParams();
  const navigate = Route.useNavigate();
  const paging = pagingOf(Route.useSearch(), (search) => void navigate({ search, resetScroll: false }));
  return <StatementScreen accountId={accountId} month={month} {...paging} />;
}
