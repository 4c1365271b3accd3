import type { Client } from '@tillbook/api-client';
import { getFeeProfile } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

export const feeProfileQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...accountKey(accountId, ['fee-profile'], false),
    queryFn: ({ signal }) => client.call(getFeeProfile, { query: { accountId } }, { signal }),
  });
