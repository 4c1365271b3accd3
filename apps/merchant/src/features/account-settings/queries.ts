import type { Client } from '@tillbook/api-client';
import { getAccountSettings, getFeeProfile } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountSettingsKey, feeProfileKey } from '../../query-keys.ts';

export const accountSettingsQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...accountSettingsKey(accountId),
    queryFn: ({ signal }) => client.call(getAccountSettings, { query: { accountId } }, { signal }),
  });

export const feeProfileQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...feeProfileKey(accountId),
    queryFn: ({ signal }) => client.call(getFeeProfile, { query: { accountId } }, { signal }),
  });
