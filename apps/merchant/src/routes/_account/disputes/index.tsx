import { createFileRoute } from '@tanstack/react-router';
import { disputesList } from '../../../features/disputes/disputes-list.tsx';
import { listLoader, ListScreen } from '../../../lists/list-route.tsx';
import { listSearch } from '../../../lists/search-params.ts';

export const Route = createFileRoute('/_account/disputes/')({
  ...listSearch('disputes'),
  loader: listLoader(disputesList),
  component: DisputesRoute,
});

function DisputesRoute() {
  return <ListScreen list={disputesList} search={Route.useSearch()} />;
}
