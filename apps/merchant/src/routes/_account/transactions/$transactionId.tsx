import { createFileRoute } from '@tanstack/react-router';
import { transactionLedgerQuery } from '../../../features/ledger/queries.ts';
import { relatedTransactionsQuery, transactionQuery } from '../../../features/transactions/queries.ts';
import { TransactionScreen } from './-transaction-screen.tsx';

export const Route = createFileRoute('/_account/transactions/$transactionId')({
  loader: ({ context: { shell, accountId }, params: { transactionId } }) => {
    const { client, queryClient } = shell;
    void queryClient().prefetchQuery(transactionQuery(client, accountId, transactionId));
    void queryClient().prefetchQuery(transactionLedgerQuery(client, accountId, transactionId));
    void queryClient().prefetchQuery(relatedTransactionsQuery(client, accountId, transactionId));
  },
  // Another transaction is another page: an open dialog of the last one would refund the wrong one.
  remountDeps: ({ params }) => params,
  component: TransactionRoute,
});

function TransactionRoute() {
  const { accountId } = Route.useRouteContext();
  const { transactionId } = Route.useParams();
  return <TransactionScreen accountId={accountId} transactionId={transactionId} />;
}
