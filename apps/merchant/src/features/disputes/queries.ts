import type { Client } from '@tillbook/api-client';
import { listDisputes } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import type { Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOfView } from '../../narrowing/query-of-view.ts';
import type { ListView } from '../../narrowing/views/list-view.ts';
import { disputeListTools } from './tools-part.ts';
import { listKey } from '../../query-keys.ts';

/** One page of an account's disputes, the newest first unless the view says otherwise. */
export const disputeListQuery = (
  client: Client,
  accountId: string,
  view: ListView<'disputes'>,
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
) =>
  queryOptions({
    ...listKey(accountId, 'disputes', view, { page, pageSize }),
    queryFn: async ({ signal }) =>
      client.callList(
        listDisputes,
        {
          query: {
            accountId,
            offset: pageOffset(page, pageSize),
            limit: pageSize,
            ...(await queryOfView(disputeListTools, view)),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
