import type { QueryClient } from '@tanstack/react-query';
import type { ListPage } from '../../lists/group-by-day.ts';
import { listQueries, type CachedList } from '../../query-keys.ts';

/** Returns an item's row from a loaded list, to show until the item itself has loaded. */
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
