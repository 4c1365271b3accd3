import { createFileRoute } from '@tanstack/react-router';
import { listPagingOf, pageOf, readListSearch } from '../../../app/page-search.ts';
import { settlementListQuery } from '../../../features/settlements/list-query.ts';
import { settlementListTools } from '../../../features/settlements/tools-part.ts';
import { loadList, viewIn } from '../../../narrowing/load-list.ts';
import type { ListView } from '../../../narrowing/views/list-view.ts';
import { SettlementsScreen } from './-settlements-screen.tsx';

export const Route = createFileRoute('/_account/settlements/')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { shell, accountId }, deps }) =>
    loadList(
      {
        queryClient: shell.queryClient(),
        accountId,
        kind: 'settlements',
        search: deps,
        tools: settlementListTools,
      },
      (view) =>
        shell.queryClient().prefetchQuery(settlementListQuery(shell.client, accountId, view, pageOf(deps))),
    ),
  component: SettlementsRoute,
});

function SettlementsRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const view = viewIn('settlements', search, settlementListTools);
  const paging = listPagingOf<ListView>(
    search,
    view,
    (next) => void navigate({ search: next, resetScroll: false }),
  );
  return <SettlementsScreen accountId={accountId} {...paging} view={view} />;
}
