import { createFileRoute } from '@tanstack/react-router';
import { instrumentQuery } from '../../../features/payment-instruments/api/get-payment-instrument.ts';
import { instrumentTransactionsQuery } from '../../../features/transactions/api/list-transactions.ts';
import { PaymentInstrumentScreen } from './-payment-instrument-screen.tsx';

export const Route = createFileRoute('/_account/payment-instruments/$paymentInstrumentId')({
  loader: ({ context: { shell, accountId }, params: { paymentInstrumentId } }) => {
    const { client, queryClient } = shell;
    void queryClient().prefetchQuery(instrumentQuery(client, accountId, paymentInstrumentId));
    void queryClient().prefetchQuery(instrumentTransactionsQuery(client, { accountId, paymentInstrumentId }));
  },
  // Remounts for another ID, since an open dialog would charge the wrong instrument.
  remountDeps: ({ params }) => params,
  component: PaymentInstrumentRoute,
});

function PaymentInstrumentRoute() {
  const { accountId } = Route.useRouteContext();
  const { paymentInstrumentId } = Route.useParams();
  return <PaymentInstrumentScreen accountId={accountId} paymentInstrumentId={paymentInstrumentId} />;
}
