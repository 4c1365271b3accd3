import { createFileRoute } from '@tanstack/react-router';
import { readPageSearch, searchedPage } from '../../../app/page-search.ts';
import { settlementEntriesQuery, settlementQuery } from '../../../features/settlements/queries.ts';
import { isSettlementId, SettlementScreen } from './-settlement-screen.tsx';

export const Route = createFileRoute('/_account/settlements/$settlementId')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { shell, accountId }, params: { settlementId }, deps: { page } }) => {
    const { client, queryClient } = shell;
    if (!isSettlementId(settlementId)) return;
    void queryClient().prefetchQuery(settlementQuery(client, accountId, settlementId));
    void queryClient().prefetchQuery(settlementEntriesQuery(client, accountId, settlementId, page));
  },
  remountDeps: ({ params }) => params,
  component: SettlementRoute,
});

function SettlementRoute() {
  const { accountId } = Route.useRouteContext();
  const { settlementId } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SettlementScreen
      accountId={accountId}
      settlementId={settlementId}
      page={page}
      onPageChange={(next) => void navigate({ search: { page: searchedPage(next) }, resetScroll: false })}
    />
  );
}
