import type { Client } from '@tillbook/api-client';
import { getProfile } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

export const profileQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...accountKey(accountId, ['profile'], false),
    queryFn: ({ signal }) => client.call(getProfile, { query: { accountId } }, { signal }),
  });
