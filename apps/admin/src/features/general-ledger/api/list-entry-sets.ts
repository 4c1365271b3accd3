import type { Client } from '@tillbook/api-client';
import { listEntrySets } from '@tillbook/contract';
import { listPageSize, pageOffset } from '@tillbook/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { filterQuery, type EntrySetFilter } from '../entry-set-filter.ts';
import { entrySetListKey } from '../../../query-keys.ts';

export const entrySetListQuery = (client: Client, filter: EntrySetFilter, page: number) =>
  queryOptions({
    ...entrySetListKey(filter, page),
    queryFn: ({ signal }) =>
      client.callList(
        listEntrySets,
        { query: { ...filterQuery(filter), offset: pageOffset(page, listPageSize), limit: listPageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
