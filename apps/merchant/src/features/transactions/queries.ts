import type { Client } from '@tillbook/api-client';
import { getTransaction, listTransactions, type Transaction } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import { ownObject, type Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

/** The three lists of transactions, and what the platform calls each. */
const kinds = {
  payments: { type: 'pull' },
  payouts: { type: 'push', subtypeNot: 'refund' },
  refunds: { type: 'push', subtype: 'refund' },
} as const;

export type TransactionKind = keyof typeof kinds;

/** Every query about an account's transactions begins so. What moves money asks for all below `money` again. */
const transactionsKey = (accountId: string) => [accountId, 'money', 'transactions'] as const;

/** One page of payments, payouts or refunds, newest first. */
export const transactionListQuery = (
  client: Client,
  accountId: string,
  kind: TransactionKind,
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
) =>
  queryOptions({
    queryKey: [...transactionsKey(accountId), kind, page, pageSize],
    queryFn: ({ signal }) =>
      client.callList(
        listTransactions,
        {
          query: {
            accountId,
            offset: pageOffset(page, pageSize),
            limit: pageSize,
            ...kinds[kind],
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

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
