import type { Client } from '@tillbook/api-client';
import type { ListName } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import { pageOf } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listKey } from '../query-keys.ts';
import type { ListDefinition } from './define-list.ts';
import type { ListPage } from './group-by-day.ts';
import { readListView, type ListSearch } from './search-params.ts';
import { viewQuery } from './view-query.ts';

/** Returns the query of one page, given validated search parameters. */
export const listQuery = <Name extends ListName, Row>(
  client: Client,
  accountId: string,
  list: ListDefinition<Name, Row>,
  search: ListSearch<Name>,
) => {
  const view = readListView(list.name, search);
  const { page, pageSize } = pageOf(search);
  return queryOptions({
    ...listKey(accountId, list, view, { page, pageSize }),
    queryFn: async ({ signal }): Promise<ListPage<Row>> => {
      const offset = pageOffset(page, pageSize);
      // A period such as "today" depends on the time of the request.
      const query = { accountId, offset, limit: pageSize, ...viewQuery(view) };
      return { ...(await list.call(client, query, { signal })), offset };
    },
    placeholderData: keepPreviousData,
  });
};
