import type { QueryClient } from '@tanstack/react-query';
import type { ListPage } from '../../lists/group-by-day.ts';
import { listQueries, type CachedList } from '../../query-keys.ts';

/** The row of an item in the lists that have been loaded: what is known of it before it has loaded itself. */
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
