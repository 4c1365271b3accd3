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

/** Queries all refunds, reversals and chargebacks of a transaction; they fit on one page. */
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

/** The number of transactions on an instrument's page. */
const newestCount = 10;

/** Returns the list with an instrument's transactions: payouts if it receives them, otherwise payments. */
export const listOfInstrument = (purpose: string | undefined) =>
  purpose === 'payout' ? 'payouts' : 'payments';

/** `purpose` is undefined until the instrument has loaded. */
export type InstrumentUse = {
  readonly accountId: string;
  readonly paymentInstrumentId: string;
  readonly purpose?: string | undefined;
};

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
