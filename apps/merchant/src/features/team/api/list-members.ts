import type { Client } from '@tillbook/api-client';
import { listMembers } from '@tillbook/contract';
import { listPageSize, pageOffset } from '@tillbook/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

/** Queries a page of an account's members, sorted by email. */
export const memberListQuery = (client: Client, accountId: string, page: number) =>
  queryOptions({
    ...accountKey(accountId, ['team', 'members', page], false),
    queryFn: ({ signal }) =>
      client.callList(
        listMembers,
        { query: { accountId, offset: pageOffset(page, listPageSize), limit: listPageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
