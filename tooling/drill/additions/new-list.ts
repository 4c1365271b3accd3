import { join } from 'node:path';
import type { Addition } from './addition.ts';

const merchant = 'apps/merchant/src';

const call = `import { listGrants, type AccountGrant } from '@tillbook/contract';
import type { ListCall } from '../../../lists/define-list.ts';

export const fetchGrants: ListCall<'grants', AccountGrant> = (client, query, options) =>
  client.callList(listGrants, { query }, options);
`;

const definition = `import type { AccountGrant } from '@tillbook/contract';
import { EmptyState, StoreIcon } from '@tillbook/ui';
import { defineList } from '../../lists/define-list.ts';
import { fetchGrants } from './api/list-grants.ts';

export const grantsList = defineList({
  name: 'grants',
  noun: 'person',
  call: fetchGrants,
  keyPrefix: ['grants'],
  live: false,
  columns: [{ id: 'email', header: 'Email', cell: ({ email }: AccountGrant) => email, slot: 'lead' }],
  optionalColumns: [],
  rowLink: () => undefined,
  views: [],
  failure: 'Failed to fetch items...',
  empty: <EmptyState size="part" title="No people yet" icon={<StoreIcon size="large" />} />,
});
`;

const route = `import { createFileRoute } from '@tanstack/react-router';
import { grantsList } from '../../../features/grants/grants-list.tsx';
import { listLoader, ListScreen } from '../../../lists/list-route.tsx';
import { listSearch } from '../../../lists/search-params.ts';

export const Route = createFileRoute('/_account/grants/')({
  ...listSearch('grants'),
  loader: listLoader(grantsList),
  component: GrantsRoute,
});

function GrantsRoute() {
  return <ListScreen list={grantsList} search={Route.useSearch()} />;
}
`;

const contractRow = `  grants: declareList({ call: 'listGrants', filters: [], statuses: [], sorts: [], columns: ['email'] }),
`;

const menuRow = `    listItem('grants', <StoreIcon />, 'a'),
`;

/** A ninth list, for a call that no list uses yet. */
export const newList: Addition = {
  noun: 'list',
  files: {
    [`${merchant}/features/grants/api/list-grants.ts`]: call,
    [`${merchant}/features/grants/grants-list.tsx`]: definition,
    [`${merchant}/routes/_account/grants/index.tsx`]: route,
  },
  rows: [
    {
      file: 'packages/contract/src/lists.ts',
      find: '  disputes: declareList({\n',
      replace: `${contractRow}  disputes: declareList({\n`,
    },
    {
      file: `${merchant}/app/navigation.tsx`,
      find: "    listItem('disputes',",
      replace: `${menuRow}    listItem('disputes',`,
    },
  ],
  generations: [
    {
      folder: 'apps/merchant',
      words: [join('..', '..', 'tooling', 'config', 'vite', 'generate-routes.ts')],
    },
  ],
  typed: ['apps/merchant'],
  tests: { 'apps/merchant': ['src/lists/one-definition.test.ts', 'src/lists/list-columns.test.tsx'] },
};
