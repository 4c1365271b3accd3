import { createFileRoute } from '@tanstack/react-router';
import { listPagingOf, pageOf, readListSearch } from '../../../app/page-search.ts';
import { disputeListQuery } from '../../../features/disputes/queries.ts';
import { disputeListTools } from '../../../features/disputes/tools-part.ts';
import { loadList, viewIn } from '../../../narrowing/load-list.ts';
import type { ListView } from '../../../narrowing/views/list-view.ts';
import { DisputesScreen } from './-disputes-screen.tsx';

export const Route = createFileRoute('/_account/disputes/')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { shell, accountId }, deps }) =>
    loadList(
      {
        queryClient: shell.queryClient(),
        accountId,
        kind: 'disputes',
        search: deps,
        tools: disputeListTools,
      },
      (view) =>
        shell.queryClient().prefetchQuery(disputeListQuery(shell.client, accountId, view, pageOf(deps))),
    ),
  component: DisputesRoute,
});

function DisputesRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const view = viewIn('disputes', search, disputeListTools);
  const paging = listPagingOf<ListView>(
    search,
    view,
    (next) => void navigate({ search: next, resetScroll: false }),
  );
  return <DisputesScreen accountId={accountId} {...paging} view={view} />;
}
