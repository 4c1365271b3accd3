import { listTransactions, type Transaction } from '@tillbook/contract';
import type { ListCall } from '../../../lists/define-list.ts';

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
