import type { Client } from '@tillbook/api-client';
import { listTransactions } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import type { Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { transactionsKey } from '../queries.ts';
import { listKinds, type ListKind } from './list-kinds.ts';
import type { ListView } from './list-view.ts';
import { viewQuery } from './view-query.ts';

/** One page of payments, payouts or refunds, the newest first unless the view says otherwise. */
export const transactionListQuery = (
  client: Client,
  accountId: string,
  kind: ListKind,
  view: ListView,
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
) =>
  queryOptions({
    queryKey: [...transactionsKey(accountId), kind, view, page, pageSize],
    queryFn: ({ signal }) =>
      client.callList(
        listTransactions,
        {
          query: {
            accountId,
            offset: pageOffset(page, pageSize),
            limit: pageSize,
            ...listKinds[kind],
            ...viewQuery(view),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
