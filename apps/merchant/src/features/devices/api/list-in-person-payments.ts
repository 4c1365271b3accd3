import type { Client } from '@tillbook/api-client';
import { listTransactions } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

/** More payments than most shops take in a day. */
const inPersonPageSize = 25;

export const inPersonPaymentsQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'transactions', 'in-person'], { kind: 'detail' }),
    queryFn: async ({ signal }) => {
      const query = { accountId, type: 'pull', channel: 'in_person', limit: inPersonPageSize } as const;
      const { items } = await client.callList(listTransactions, { query }, { signal });
      return items;
    },
  });
