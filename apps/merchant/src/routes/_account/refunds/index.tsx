import { createFileRoute } from '@tanstack/react-router';
import { refundsList } from '../../../features/transactions/refunds-list.tsx';
import { listLoader, ListScreen } from '../../../lists/list-route.tsx';
import { listSearch } from '../../../lists/search-params.ts';
import { ListExport } from '../-list-export.tsx';

export const Route = createFileRoute('/_account/refunds/')({
  ...listSearch('refunds'),
  loader: listLoader(refundsList),
  component: RefundsRoute,
});

function RefundsRoute() {
  const list = { list: refundsList, search: Route.useSearch() };
  return <ListScreen {...list} actions={<ListExport {...list} />} />;
}
