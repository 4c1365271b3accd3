import type { Client } from '@tillbook/api-client';
import { getTransactionFees } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { transactionDetailKey } from '../../query-keys.ts';

/** What a payment cost. */
export const feesQuery = (client: Client, accountId: string, transactionId: string) =>
  queryOptions({
    ...transactionDetailKey(accountId, 'fees', transactionId),
    queryFn: ({ signal }) => client.call(getTransactionFees, { params: { id: transactionId } }, { signal }),
  });
