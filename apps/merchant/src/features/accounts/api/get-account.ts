import type { Client } from '@tillbook/api-client';
import { getAccount } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

export const accountQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'account'], { kind: 'balances' }),
    queryFn: ({ signal }) => client.call(getAccount, { query: { accountId } }, { signal }),
  });
