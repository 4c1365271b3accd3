import type { Client } from '@tillbook/api-client';
import { getAccountSettings, getFeeProfile } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';

export const accountSettingsQuery = (client: Client, accountId: string) =>
  queryOptions({
    queryKey: [accountId, 'account-settings'],
    queryFn: ({ signal }) => client.call(getAccountSettings, { query: { accountId } }, { signal }),
  });

export const feeProfileQuery = (client: Client, accountId: string) =>
  queryOptions({
    queryKey: [accountId, 'fee-profile'],
    queryFn: ({ signal }) => client.call(getFeeProfile, { query: { accountId } }, { signal }),
  });
