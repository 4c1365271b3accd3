import type { Client } from '@tillbook/api-client';
import { getTransactionTimeline } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

export const timelineQuery = (client: Client, accountId: string, transactionId: string) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'transactions', 'timeline', transactionId], { kind: 'detail' }),
    queryFn: ({ signal }) =>
      client.call(getTransactionTimeline, { params: { id: transactionId } }, { signal }),
  });
