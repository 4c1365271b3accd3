import type { Client } from '@tillbook/api-client';
import { listGrants } from '@tillbook/contract';
import { listPageSize, pageOffset } from '@tillbook/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { grantListKey } from '../../../query-keys.ts';

export const grantListQuery = (client: Client, accountId: string, page: number) =>
  queryOptions({
    ...grantListKey(accountId, page),
    queryFn: ({ signal }) =>
      client.callList(
        listGrants,
        { query: { accountId, offset: pageOffset(page, listPageSize), limit: listPageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
