import { createFileRoute } from '@tanstack/react-router';
import { listPagingOf, pageOf, readListSearch } from '../../../app/page-search.ts';
import { readListView } from '../../../features/transactions/list/list-view.ts';
import { loadList } from '../../../features/transactions/list/load-list.ts';
import { PayoutsScreen } from './-payouts-screen.tsx';

export const Route = createFileRoute('/_account/payouts/')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, 'payouts', deps, pageOf(deps)),
  component: PayoutsRoute,
});

function PayoutsRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const view = readListView('payouts', search);
  const paging = listPagingOf(search, view, (next) => void navigate({ search: next, resetScroll: false }));
  return <PayoutsScreen accountId={accountId} view={view} {...paging} />;
}
