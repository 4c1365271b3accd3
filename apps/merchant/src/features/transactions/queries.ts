import type { Client } from '@tillbook/api-client';
import { getTransaction, listTransactions, type Transaction } from '@tillbook/contract';
import { ownObject } from '@tillbook/web-shell';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** Every query about an account's transactions begins so. What moves money asks for all below `money` again. */
export const transactionsKey = (accountId: string) => [accountId, 'money', 'transactions'] as const;

export const transactionQuery = (client: Client, accountId: string, transactionId: string) =>
  queryOptions({
    queryKey: [...transactionsKey(accountId), 'one', transactionId],
    queryFn: async ({ signal }) =>
      ownObject(await client.call(getTransaction, { params: { id: transactionId } }, { signal }), accountId),
  });

/** The transactions that were looked at lately, the last one first, as far as they are in memory. */
export const viewedTransactions = (queryClient: QueryClient, accountId: string): readonly Transaction[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [...transactionsKey(accountId), 'one'] })
    .toSorted((first, second) => second.state.dataUpdatedAt - first.state.dataUpdatedAt)
    .flatMap(({ queryKey }) => queryClient.getQueryData<Transaction>(queryKey) ?? []);

/** What followed from a transaction: refunds, reversals, chargebacks. A transaction has a few of them at most. */
export const relatedTransactionsQuery = (client: Client, accountId: string, parentTransactionId: string) =>
  queryOptions({
    queryKey: [...transactionsKey(accountId), 'related', parentTransactionId],
    queryFn: ({ signal }) =>
      client.callList(
        listTransactions,
        { query: { accountId, parentTransactionId, limit: 100 } },
        { signal },
      ),
  });
