import { createFileRoute } from '@tanstack/react-router';
import { disputesList } from '../../../features/disputes/disputes-list.tsx';
import { listLoader, ListScreen } from '../../../lists/list-route.tsx';
import { listSearch } from '../../../lists/search-params.ts';
import { ListExport } from '../-list-export.tsx';

export const Route = createFileRoute('/_account/disputes/')({
  ...listSearch('disputes'),
  loader: listLoader(disputesList),
  component: DisputesRoute,
});

function DisputesRoute() {
  const list = { list: disputesList, search: Route.useSearch() };
  return <ListScreen {...list} actions={<ListExport {...list} />} />;
}
