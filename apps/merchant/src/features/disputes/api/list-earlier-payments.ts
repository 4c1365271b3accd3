import type { Client } from '@tillbook/api-client';
import { listTransactions, type DisputeDetail } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

/** Queries up to 100 successful payments with the same instrument before the disputed payment, newest first. */
export const earlierPaymentsQuery = (client: Client, dispute: DisputeDetail) => {
  const { accountId, transactionId, payment } = dispute;
  return queryOptions({
    ...accountKey(accountId, ['money', 'transactions', 'earlier', transactionId], { kind: 'detail' }),
    enabled: payment?.paymentInstrumentId !== undefined,
    queryFn: async ({ signal }) => {
      const query = {
        accountId,
        type: 'pull',
        status: 'succeeded',
        paymentInstrumentId: payment?.paymentInstrumentId,
        until: payment?.createdAt,
        limit: 100,
      } as const;
      const { items } = await client.callList(listTransactions, { query }, { signal });
      return items;
    },
  });
};
