import type { Client } from '@tillbook/api-client';
import { getBalanceChanges } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

export const balanceChangesQuery = (client: Client, accountId: string, from: string) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'balance-changes', from], { kind: 'detail' }),
    queryFn: ({ signal }) => client.call(getBalanceChanges, { query: { accountId, from } }, { signal }),
  });
