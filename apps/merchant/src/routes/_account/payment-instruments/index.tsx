import { createFileRoute } from '@tanstack/react-router';
import { readPageSearch, searchedPage } from '../../../app/page-search.ts';
import { instrumentListQuery } from '../../../features/payment-instruments/queries.ts';
import { PaymentInstrumentsScreen } from './-payment-instruments-screen.tsx';

export const Route = createFileRoute('/_account/payment-instruments/')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { shell, accountId }, deps: { page } }) => {
    void shell.queryClient().prefetchQuery(instrumentListQuery(shell.client, accountId, page));
  },
  component: PaymentInstrumentsRoute,
});

function PaymentInstrumentsRoute() {
  const { accountId } = Route.useRouteContext();
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PaymentInstrumentsScreen
      accountId={accountId}
      page={page}
      onPageChange={(next) => void navigate({ search: { page: searchedPage(next) }, resetScroll: false })}
    />
  );
}
