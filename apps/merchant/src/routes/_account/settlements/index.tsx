import { createFileRoute } from '@tanstack/react-router';
import { readPageSearch, searchedPage } from '../../../app/page-search.ts';
import { settlementListQuery } from '../../../features/settlements/queries.ts';
import { SettlementsScreen } from './-settlements-screen.tsx';

export const Route = createFileRoute('/_account/settlements/')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { shell, accountId }, deps: { page } }) => {
    void shell.queryClient().prefetchQuery(settlementListQuery(shell.client, accountId, page));
  },
  component: SettlementsRoute,
});

function SettlementsRoute() {
  const { accountId } = Route.useRouteContext();
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SettlementsScreen
      accountId={accountId}
      page={page}
      onPageChange={(next) => void navigate({ search: { page: searchedPage(next) }, resetScroll: false })}
    />
  );
}
