import type { Client } from '@tillbook/api-client';
import { listTransactions } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import type { Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOfView } from '../../../narrowing/query-of-view.ts';
import type { ListView } from '../../../narrowing/views/list-view.ts';
import { transactionLists, type TransactionListKind } from './transaction-lists.ts';
import { transactionListTools } from './tools-part.ts';
import { listKey } from '../../../query-keys.ts';

/** One page of payments, payouts or refunds, the newest first unless the view says otherwise. */
export const transactionListQuery = (
  client: Client,
  accountId: string,
  kind: TransactionListKind,
  view: ListView<TransactionListKind>,
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
) =>
  queryOptions({
    ...listKey(accountId, kind, view, { page, pageSize }),
    queryFn: async ({ signal }) =>
      client.callList(
        listTransactions,
        {
          query: {
            accountId,
            offset: pageOffset(page, pageSize),
            limit: pageSize,
            ...(await queryOfView(transactionListTools, view)),
            ...transactionLists[kind],
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
