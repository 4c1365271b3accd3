import { createFileRoute } from '@tanstack/react-router';
import { ReceiptScreen } from './-receipt-screen.tsx';

// Without a loader, since each loader costs every page a few bytes at startup; the receipt is fetched on
// render.
export const Route = createFileRoute('/_account/receipts/$transactionId')({
  component: ReceiptRoute,
});

function ReceiptRoute() {
  const { accountId } = Route.useRouteContext();
  const { transactionId } = Route.useParams();
  return <ReceiptScreen accountId={accountId} transactionId={transactionId} />;
}
