import type { Client } from '@tillbook/api-client';
import { getProfile } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';

export const profileQuery = (client: Client, accountId: string) =>
  queryOptions({
    queryKey: [accountId, 'profile'],
    queryFn: ({ signal }) => client.call(getProfile, { query: { accountId } }, { signal }),
  });
