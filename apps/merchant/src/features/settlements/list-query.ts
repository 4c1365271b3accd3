import type { Client } from '@tillbook/api-client';
import { listSettlements } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import type { Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOfView } from '../../narrowing/query-of-view.ts';
import type { ListView } from '../../narrowing/views/list-view.ts';
import { settlementListTools } from './tools-part.ts';
import { listKey } from '../../query-keys.ts';

/** One page of an account's settlements, the newest first unless the view says otherwise. */
export const settlementListQuery = (
  client: Client,
  accountId: string,
  view: ListView<'settlements'>,
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
) =>
  queryOptions({
    ...listKey(accountId, 'settlements', view, { page, pageSize }),
    queryFn: async ({ signal }) =>
      client.callList(
        listSettlements,
        {
          query: {
            accountId,
            offset: pageOffset(page, pageSize),
            limit: pageSize,
            ...(await queryOfView(settlementListTools, view)),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
