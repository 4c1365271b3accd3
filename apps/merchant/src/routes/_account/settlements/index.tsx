import { LinkButton } from '@tillbook/ui';
import { createFileRoute } from '@tanstack/react-router';
import { settlementsList } from '../../../features/settlements/settlements-list.tsx';
import { listLoader, ListScreen } from '../../../lists/list-route.tsx';
import { listSearch } from '../../../lists/search-params.ts';

export const Route = createFileRoute('/_account/settlements/')({
  ...listSearch('settlements'),
  loader: listLoader(settlementsList),
  component: SettlementsRoute,
});

function SettlementsRoute() {
  return (
    <ListScreen
      list={settlementsList}
      search={Route.useSearch()}
      actions={<LinkButton href="/statements">Monthly statements</LinkButton>}
    />
  );
}
