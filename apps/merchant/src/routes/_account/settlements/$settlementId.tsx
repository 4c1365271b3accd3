import { createFileRoute } from '@tanstack/react-router';
import { pageOf, pagingOf } from '@tillbook/web-shell';
import { pageParams, searchParams } from '@tillbook/web-shell/search-params';
import { settlementQuery } from '../../../features/settlements/api/get-settlement.ts';
import { settlementEntriesQuery } from '../../../features/settlements/api/list-settlement-entries.ts';
import { reconciliationQuery } from '../../../features/reconciliations/api/get-reconciliation.ts';
import { isSettlementId, SettlementScreen } from './-settlement-screen.tsx';

export const Route = createFileRoute('/_account/settlements/$settlementId')({
  validateSearch: searchParams(pageParams()),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { shell, accountId }, params: { settlementId }, deps: search }) => {
    const { client, queryClient } = shell;
    if (!isSettlementId(settlementId)) return;
    void queryClient().prefetchQuery(settlementQuery(client, accountId, settlementId));
    void queryClient().prefetchQuery(reconciliationQuery(client, accountId, 'settlement', settlementId));
    void queryClient().prefetchQuery(settlementEntriesQuery(client, accountId, settlementId, pageOf(search)));
  },
  remountDeps: ({ params }) => params,
  component: SettlementRoute,
});

function SettlementRoute() {
  const { accountId } = Route.useRouteContext();
  const { settlementId } = Route.useParams();
  const navigate = Route.useNavigate();
  const paging = pagingOf(Route.useSearch(), (search) => void navigate({ search, resetScroll: false }));
  return <SettlementScreen accountId={accountId} settlementId={settlementId} {...paging} />;
}
