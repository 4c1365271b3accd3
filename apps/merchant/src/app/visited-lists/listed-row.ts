import type { QueryClient } from '@tanstack/react-query';
import type { ListPage } from '../../lists/group-by-day.ts';
import { listQueries, type CachedList } from '../../query-keys.ts';

/** Returns the row of an item from the lists that have been loaded, to show until the item itself has loaded. */
export const listedRow = <Row>(
  queryClient: QueryClient,
  accountId: string,
  keyPrefix: CachedList['keyPrefix'],
  isItem: (row: Row) => boolean,
): Row | undefined =>
  queryClient
    .getQueriesData<ListPage<Row>>(listQueries(accountId, keyPrefix))
    .flatMap(([, page]) => page?.items ?? [])
    .find(isItem);
