import type { Client } from '@tillbook/api-client';
import { getAccount, listPermittedAccounts } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';

/** The accounts granted to whoever is signed in. */
export const grantedAccountsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['granted-accounts'],
    queryFn: ({ signal }) => client.call(listPermittedAccounts, {}, { signal }),
  });

/** An account with its balances. */
export const accountQuery = (client: Client, accountId: string) =>
  queryOptions({
    queryKey: [accountId, 'money', 'account'],
    queryFn: ({ signal }) => client.call(getAccount, { query: { accountId } }, { signal }),
  });
