import type { Client } from '@tillbook/api-client';
import { listPermittedAccounts } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { grantedAccountsKey } from '../../../query-keys.ts';

export const grantedAccountsQuery = (client: Client) =>
  queryOptions({
    ...grantedAccountsKey(),
    queryFn: ({ signal }) => client.call(listPermittedAccounts, {}, { signal }),
  });
