import type { Client } from '@tillbook/api-client';
import { listDisputes } from '@tillbook/contract';
import { listPageSize, pageOffset } from '@tillbook/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** One page of an account's disputes, newest first. */
export const disputeListQuery = (client: Client, accountId: string, page: number) =>
  queryOptions({
    queryKey: [accountId, 'disputes', page],
    queryFn: ({ signal }) =>
      client.callList(
        listDisputes,
        { query: { accountId, offset: pageOffset(page, listPageSize), limit: listPageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
