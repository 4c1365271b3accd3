import { createFileRoute } from '@tanstack/react-router';
import { pageOf, pagingOf, readPageSearch } from '../../../app/page-search.ts';
import { statementEntriesQuery, statementQuery } from '../../../features/statements/queries.ts';
import { isMonth, StatementScreen } from './-statement-screen.tsx';

export const Route = createFileRoute('/_account/statements/$month')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => pageOf(search),
  loader: ({ context: { shell, accountId }, params: { month }, deps }) => {
    const { client, queryClient } = shell;
    if (!isMonth(month)) return;
    void queryClient().prefetchQuery(statementQuery(client, accountId, month));
    void queryClient().prefetchQuery(statementEntriesQuery(client, accountId, month, deps));
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
