import type { Client } from '@tillbook/api-client';
import { getAccountAttention } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { attentionKey } from '../../../query-keys.ts';

/** Queries the items that need attention: disputes, failed payouts, terminals and missing profile fields. */
export const attentionQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...attentionKey(accountId),
    queryFn: ({ signal }) => client.call(getAccountAttention, { query: { accountId } }, { signal }),
  });
