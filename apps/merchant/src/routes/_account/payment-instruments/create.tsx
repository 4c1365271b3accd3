import { createFileRoute } from '@tanstack/react-router';
import { CreateInstrumentScreen } from './-create-instrument-screen.tsx';

export const Route = createFileRoute('/_account/payment-instruments/create')({
  component: CreateInstrumentRoute,
});

function CreateInstrumentRoute() {
  const { accountId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const open = (paymentInstrumentId: string) =>
    void navigate({ to: '/payment-instruments/$paymentInstrumentId', params: { paymentInstrumentId } });
  return <CreateInstrumentScreen accountId={accountId} onStored={open} />;
}
