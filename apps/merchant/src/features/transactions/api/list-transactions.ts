import type { Client } from '@tillbook/api-client';
import { listTransactions, type Transaction } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ListCall } from '../../../lists/define-list.ts';
import { accountKey } from '../../../query-keys.ts';

const kinds = {
  payments: { type: 'pull' },
  payouts: { type: 'push', subtypeNot: 'refund' },
  refunds: { type: 'push', subtype: 'refund' },
} as const;

type TransactionListName = keyof typeof kinds;

export const fetchTransactions =
  (name: TransactionListName): ListCall<TransactionListName, Transaction> =>
  (client, query, options) =>
    client.callList(listTransactions, { query: { ...query, ...kinds[name] } }, options);

/** What followed from a transaction: refunds, reversals, chargebacks. There are few of them. */
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

/** How many transactions of an instrument are shown beside it. */
const newestCount = 10;

/** Where the transactions of an instrument are: it is charged, unless it receives payouts. */
export const listOfInstrument = (purpose: string | undefined) =>
  purpose === 'payout' ? 'payouts' : 'payments';

/** An instrument, and what it is for if that is known. */
export type InstrumentUse = {
  readonly accountId: string;
  readonly paymentInstrumentId: string;
  readonly purpose?: string | undefined;
};

/** The newest payments with an instrument, or the newest payouts to it. */
export const instrumentTransactionsQuery = (
  client: Client,
  { accountId, paymentInstrumentId, purpose }: InstrumentUse,
) => {
  const list = listOfInstrument(purpose);
  return queryOptions({
    ...accountKey(accountId, ['money', 'transactions', 'of-instrument', list, paymentInstrumentId], {
      kind: 'detail',
    }),
    queryFn: ({ signal }) =>
      client.callList(
        listTransactions,
        { query: { accountId, paymentInstrumentId, limit: newestCount, ...kinds[list] } },
        { signal },
      ),
  });
};
