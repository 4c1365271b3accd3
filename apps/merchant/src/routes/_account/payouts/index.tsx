import { createFileRoute } from '@tanstack/react-router';
import { payoutsList } from '../../../features/transactions/payouts-list.tsx';
import { listLoader, ListScreen } from '../../../lists/list-route.tsx';
import { listSearch } from '../../../lists/search-params.ts';
import { ListExport } from '../-list-export.tsx';

export const Route = createFileRoute('/_account/payouts/')({
  ...listSearch('payouts'),
  loader: listLoader(payoutsList),
  component: PayoutsRoute,
});

function PayoutsRoute() {
  const list = { list: payoutsList, search: Route.useSearch() };
  return <ListScreen {...list} actions={<ListExport {...list} />} />;
}
