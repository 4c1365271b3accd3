import type { Client } from '@tillbook/api-client';
import { getAccountSettings } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

export const accountSettingsQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...accountKey(accountId, ['account-settings'], false),
    queryFn: ({ signal }) => client.call(getAccountSettings, { query: { accountId } }, { signal }),
  });
