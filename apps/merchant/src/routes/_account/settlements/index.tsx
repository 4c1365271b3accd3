import { LinkButton } from '@tillbook/ui';
import { createFileRoute } from '@tanstack/react-router';
import { settlementsList } from '../../../features/settlements/settlements-list.tsx';
import { listLoader, ListScreen } from '../../../lists/list-route.tsx';
import { listSearch } from '../../../lists/search-params.ts';
import { ListExport } from '../-list-export.tsx';

export const Route = createFileRoute('/_account/settlements/')({
  ...listSearch('settlements'),
  loader: listLoader(settlementsList),
  component: SettlementsRoute,
});

function SettlementsRoute() {
  const list = { list: settlementsList, search: Route.useSearch() };
  return (
    <ListScreen
      {...list}
      actions={
        <>
          <LinkButton href="/statements">Monthly statements</LinkButton>
          <ListExport {...list} />
        </>
      }
    />
  );
}
