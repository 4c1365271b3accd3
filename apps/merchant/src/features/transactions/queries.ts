import type { Client } from '@tillbook/api-client';
import { getTransaction, listTransactions, type Transaction } from '@tillbook/contract';
import { assertOwned } from '@tillbook/web-shell';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { accountKey, accountQueries } from '../../query-keys.ts';

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

/** The transactions that were looked at lately, the last one first, as far as they are in memory. */
export const viewedTransactions = (queryClient: QueryClient, accountId: string): readonly Transaction[] =>
  queryClient
    .getQueryCache()
    .findAll(accountQueries(accountId, 'money', 'transactions', 'item'))
    .toSorted((first, second) => second.state.dataUpdatedAt - first.state.dataUpdatedAt)
    .flatMap(({ queryKey }) => queryClient.getQueryData<Transaction>(queryKey) ?? []);

/** What followed from a transaction: refunds, reversals, chargebacks. A transaction has a few of them at most. */
export const relatedTransactionsQuery = (client: Client, accountId: string, parentTransactionId: string) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'transactions', 'related', parentTransactionId], { kind: 'detail' }),
    queryFn: ({ signal }) =>
      client.callList(
        listTransactions,
        { query: { accountId, parentTransactionId, limit: 100 } },
        { signal },
      ),
  });
