import { createFileRoute } from '@tanstack/react-router';
import { pageOf, pagingOf, readPageSearch } from '@tillbook/web-shell';
import { settlementEntriesQuery, settlementQuery } from '../../../features/settlements/queries.ts';
import { isSettlementId, SettlementScreen } from './-settlement-screen.tsx';

export const Route = createFileRoute('/_account/settlements/$settlementId')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => pageOf(search),
  loader: ({ context: { shell, accountId }, params: { settlementId }, deps }) => {
    const { client, queryClient } = shell;
    if (!isSettlementId(settlementId)) return;
    void queryClient().prefetchQuery(settlementQuery(client, accountId, settlementId));
    void queryClient().prefetchQuery(settlementEntriesQuery(client, accountId, settlementId, deps));
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
