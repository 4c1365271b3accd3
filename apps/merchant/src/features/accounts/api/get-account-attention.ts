import type { Client } from '@tillbook/api-client';
import { getAccountAttention } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { attentionKey } from '../../../query-keys.ts';

/** The items that need attention depend on money, disputes and the profile. */
export const attentionQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...attentionKey(accountId),
    queryFn: ({ signal }) => client.call(getAccountAttention, { query: { accountId } }, { signal }),
  });
