import type { Client } from '@tillbook/api-client';
import { getTransactionTimeline } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { transactionDetailKey } from '../../query-keys.ts';

/** What has happened to a transaction. */
export const timelineQuery = (client: Client, accountId: string, transactionId: string) =>
  queryOptions({
    ...transactionDetailKey(accountId, 'timeline', transactionId),
    queryFn: ({ signal }) =>
      client.call(getTransactionTimeline, { params: { id: transactionId } }, { signal }),
  });
