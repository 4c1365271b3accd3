import { createFileRoute } from '@tanstack/react-router';
import { instrumentQuery } from '../../../features/payment-instruments/api/get-payment-instrument.ts';
import { PaymentInstrumentScreen } from './-payment-instrument-screen.tsx';

export const Route = createFileRoute('/_account/payment-instruments/$paymentInstrumentId')({
  loader: ({ context: { shell, accountId }, params: { paymentInstrumentId } }) => {
    void shell.queryClient().prefetchQuery(instrumentQuery(shell.client, accountId, paymentInstrumentId));
  },
  // Another instrument is another page: an open dialog of the last one would charge the wrong one.
  remountDeps: ({ params }) => params,
  component: PaymentInstrumentRoute,
});

function PaymentInstrumentRoute() {
  const { accountId } = Route.useRouteContext();
  const { paymentInstrumentId } = Route.useParams();
  return <PaymentInstrumentScreen accountId={accountId} paymentInstrumentId={paymentInstrumentId} />;
}
