import type { Client } from '@tillbook/api-client';
import { listDisputes } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import type { Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** One page of an account's disputes, newest first. */
export const disputeListQuery = (
  client: Client,
  accountId: string,
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
) =>
  queryOptions({
    queryKey: [accountId, 'disputes', page, pageSize],
    queryFn: ({ signal }) =>
      client.callList(
        listDisputes,
        { query: { accountId, offset: pageOffset(page, pageSize), limit: pageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
