import type { Client } from '@tillbook/api-client';
import { getTransaction, type Transaction } from '@tillbook/contract';
import { assertOwned } from '@tillbook/web-shell';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { accountKey, accountQueries } from '../../../query-keys.ts';

export const transactionQuery = (client: Client, accountId: string, transactionId: string) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'transactions', 'item', transactionId], {
      kind: 'item',
      noun: 'transaction',
    }),
    queryFn: async ({ signal }) =>
      assertOwned(
        await client.call(getTransaction, { params: { id: transactionId } }, { signal }),
        accountId,
      ),
  });

/** Returns recently viewed transactions that are still cached, most recently loaded first. */
export const viewedTransactions = (queryClient: QueryClient, accountId: string): readonly Transaction[] =>
  queryClient
    .getQueryCache()
    .findAll(accountQueries(accountId, 'money', 'transactions', 'item'))
    .toSorted((first, second) => second.state.dataUpdatedAt - first.state.dataUpdatedAt)
    .flatMap(({ queryKey }) => queryClient.getQueryData<Transaction>(queryKey) ?? []);
