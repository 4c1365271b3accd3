import { createFileRoute } from '@tanstack/react-router';
import { listPagingOf, pageOf, readListSearch } from '../../../app/page-search.ts';
import { loadTransactionList } from '../../../features/transactions/list/load-list.ts';
import { transactionListTools } from '../../../features/transactions/list/tools-part.ts';
import { viewIn } from '../../../narrowing/load-list.ts';
import type { ListView } from '../../../narrowing/views/list-view.ts';
import { PayoutsScreen } from './-payouts-screen.tsx';

export const Route = createFileRoute('/_account/payouts/')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTransactionList(context, 'payouts', deps, pageOf(deps)),
  component: PayoutsRoute,
});

function PayoutsRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const view = viewIn('payouts', search, transactionListTools);
  const paging = listPagingOf<ListView>(
    search,
    view,
    (next) => void navigate({ search: next, resetScroll: false }),
  );
  return <PayoutsScreen accountId={accountId} view={view} {...paging} />;
}
