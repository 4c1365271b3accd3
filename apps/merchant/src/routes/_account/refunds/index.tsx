import { createFileRoute } from '@tanstack/react-router';
import { refundsList } from '../../../features/transactions/transaction-lists.tsx';
import { listLoader, ListScreen } from '../../../lists/list-route.tsx';
import { listSearch } from '../../../lists/search-params.ts';
import { TransactionsExport } from '../-transactions-export.tsx';

export const Route = createFileRoute('/_account/refunds/')({
  ...listSearch('refunds'),
  loader: listLoader(refundsList),
  component: RefundsRoute,
});

function RefundsRoute() {
  const list = { list: refundsList, search: Route.useSearch() };
  return <ListScreen {...list} actions={<TransactionsExport {...list} />} />;
}
