import { BackButton } from '@tillbook/ui';
import { useDestination } from '@tillbook/web-shell';
import { createFileRoute } from '@tanstack/react-router';
import { AvailabilityCard } from '../../../features/accounts/availability-card.ts';
import { availabilityQuery } from '../../../features/accounts/api/get-availability.ts';
import { pendingLedgerList } from '../../../features/ledger/ledger-lists.tsx';
import { listLoader, ListScreen } from '../../../lists/list-route.tsx';
import { listSearch } from '../../../lists/search-params.ts';
import { ListExport } from '../-list-export.tsx';

const loadList = listLoader(pendingLedgerList);

export const Route = createFileRoute('/_account/pending-ledger/')({
  ...listSearch('pending-ledger'),
  loader: async (input) => {
    const { shell, accountId } = input.context;
    await Promise.all([
      AvailabilityCard.load(),
      shell.queryClient().prefetchQuery(availabilityQuery(shell.client, accountId)),
      loadList(input),
    ]);
  },
  component: PendingLedgerRoute,
});

function PendingLedgerRoute() {
  const { accountId } = Route.useRouteContext();
  const list = { list: pendingLedgerList, search: Route.useSearch() };
  return (
    <ListScreen
      {...list}
      actions={<ListExport {...list} />}
      back={<BackButton {...useDestination('/overview')}>Back to Overview</BackButton>}
    >
      <AvailabilityCard accountId={accountId} />
    </ListScreen>
  );
}
