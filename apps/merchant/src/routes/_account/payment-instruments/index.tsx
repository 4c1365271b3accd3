import { createFileRoute } from '@tanstack/react-router';
import { pageOf, pagingOf, readPageSearch } from '../../../app/page-search.ts';
import { instrumentListQuery } from '../../../features/payment-instruments/queries.ts';
import { PaymentInstrumentsScreen } from './-payment-instruments-screen.tsx';

export const Route = createFileRoute('/_account/payment-instruments/')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => pageOf(search),
  loader: ({ context: { shell, accountId }, deps }) => {
    void shell.queryClient().prefetchQuery(instrumentListQuery(shell.client, accountId, deps));
  },
  component: PaymentInstrumentsRoute,
});

function PaymentInstrumentsRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const paging = pagingOf(Route.useSearch(), (search) => void navigate({ search, resetScroll: false }));
  return <PaymentInstrumentsScreen accountId={accountId} {...paging} />;
}
