import { createFileRoute } from '@tanstack/react-router';
import { transactionLedgerQuery } from '../../../features/ledger/api/list-ledger-entries.ts';
import { transactionQuery } from '../../../features/transactions/api/get-transaction.ts';
import { relatedTransactionsQuery } from '../../../features/transactions/api/list-transactions.ts';
import { timelineQuery } from '../../../features/transactions/api/get-transaction-timeline.ts';
import { TransactionScreen } from './-transaction-screen.tsx';

export const Route = createFileRoute('/_account/transactions/$transactionId')({
  loader: ({ context: { shell, accountId }, params: { transactionId } }) => {
    const { client, queryClient } = shell;
    void queryClient().prefetchQuery(transactionQuery(client, accountId, transactionId));
    void queryClient().prefetchQuery(transactionLedgerQuery(client, accountId, transactionId));
    void queryClient().prefetchQuery(relatedTransactionsQuery(client, accountId, transactionId));
    void queryClient().prefetchQuery(timelineQuery(client, accountId, transactionId));
  },
  // Remounts for another ID, since an open dialog would refund the wrong transaction.
  remountDeps: ({ params }) => params,
  component: TransactionRoute,
});

function TransactionRoute() {
  const { accountId } = Route.useRouteContext();
  const { transactionId } = Route.useParams();
  return <TransactionScreen accountId={accountId} transactionId={transactionId} />;
}
