import type { Client } from '@tillbook/api-client';
import { getAccount, listPermittedAccounts } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKey, grantedAccountsKey } from '../../query-keys.ts';

/** The accounts granted to whoever is signed in. */
export const grantedAccountsQuery = (client: Client) =>
  queryOptions({
    ...grantedAccountsKey(),
    queryFn: ({ signal }) => client.call(listPermittedAccounts, {}, { signal }),
  });

/** An account with its balances. */
export const accountQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'account'], { kind: 'balances' }),
    queryFn: ({ signal }) => client.call(getAccount, { query: { accountId } }, { signal }),
  });
