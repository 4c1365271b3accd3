import type { Client } from '@tillbook/api-client';
import { listInvites } from '@tillbook/contract';
import { listPageSize, pageOffset } from '@tillbook/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

/** Queries a page of an account's open invites, newest first. */
export const inviteListQuery = (client: Client, accountId: string, page: number) =>
  queryOptions({
    ...accountKey(accountId, ['team', 'invites', page], false),
    queryFn: ({ signal }) =>
      client.callList(
        listInvites,
        { query: { accountId, offset: pageOffset(page, listPageSize), limit: listPageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
