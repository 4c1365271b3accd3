import { createFileRoute } from '@tanstack/react-router';
import { listPagingOf, pageOf, readListSearch } from '../../../app/page-search.ts';
import { instrumentListQuery } from '../../../features/payment-instruments/list-query.ts';
import { instrumentListTools } from '../../../features/payment-instruments/tools-part.ts';
import { loadList, viewIn } from '../../../narrowing/load-list.ts';
import type { ListView } from '../../../narrowing/views/list-view.ts';
import { PaymentInstrumentsScreen } from './-payment-instruments-screen.tsx';

export const Route = createFileRoute('/_account/payment-instruments/')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { shell, accountId }, deps }) =>
    loadList(
      {
        queryClient: shell.queryClient(),
        accountId,
        kind: 'payment-instruments',
        search: deps,
        tools: instrumentListTools,
      },
      (view) =>
        shell.queryClient().prefetchQuery(instrumentListQuery(shell.client, accountId, view, pageOf(deps))),
    ),
  component: PaymentInstrumentsRoute,
});

function PaymentInstrumentsRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const view = viewIn('payment-instruments', search, instrumentListTools);
  const paging = listPagingOf<ListView>(
    search,
    view,
    (next) => void navigate({ search: next, resetScroll: false }),
  );
  return <PaymentInstrumentsScreen accountId={accountId} {...paging} view={view} />;
}
