import type { Client } from '@tillbook/api-client';
import { getTransactionFees } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

export const feesQuery = (client: Client, accountId: string, transactionId: string) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'transactions', 'fees', transactionId], { kind: 'detail' }),
    queryFn: ({ signal }) => client.call(getTransactionFees, { params: { id: transactionId } }, { signal }),
  });
