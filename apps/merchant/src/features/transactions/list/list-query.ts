import type { Client } from '@tillbook/api-client';
import { listTransactions } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import type { Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { transactionsKey } from '../queries.ts';
import { listKinds, type ListKind } from './list-kinds.ts';
import { saysNothing, type ListView } from './list-view.ts';

/** What a whole list asks for needs no words of its own, and no code that finds them. */
const queryOf = async (view: ListView) =>
  saysNothing(view) ? {} : (await import('./list-tools.tsx')).viewQuery(view);

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
    queryFn: async ({ signal }) =>
      client.callList(
        listTransactions,
        {
          query: {
            accountId,
            offset: pageOffset(page, pageSize),
            limit: pageSize,
            ...listKinds[kind],
            ...(await queryOf(view)),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
