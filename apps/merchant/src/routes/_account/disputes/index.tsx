import { createFileRoute } from '@tanstack/react-router';
import { readPageSearch, searchedPage } from '../../../app/page-search.ts';
import { disputeListQuery } from '../../../features/disputes/queries.ts';
import { DisputesScreen } from './-disputes-screen.tsx';

export const Route = createFileRoute('/_account/disputes/')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { shell, accountId }, deps: { page } }) => {
    void shell.queryClient().prefetchQuery(disputeListQuery(shell.client, accountId, page));
  },
  component: DisputesRoute,
});

function DisputesRoute() {
  const { accountId } = Route.useRouteContext();
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DisputesScreen
      accountId={accountId}
      page={page}
      onPageChange={(next) => void navigate({ search: { page: searchedPage(next) }, resetScroll: false })}
    />
  );
}
