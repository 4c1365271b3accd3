import { createFileRoute } from '@tanstack/react-router';
import { ReceiptScreen } from './-receipt-screen.tsx';

// Each route costs every page a few bytes at its start: this one asks for its receipt when it is drawn.
export const Route = createFileRoute('/_account/receipts/$transactionId')({
  component: ReceiptRoute,
});

function ReceiptRoute() {
  const { accountId } = Route.useRouteContext();
  const { transactionId } = Route.useParams();
  return <ReceiptScreen accountId={accountId} transactionId={transactionId} />;
}
