import type { Client } from '@tillbook/api-client';
import { getStatement } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

export const statementQuery = (client: Client, accountId: string, month: string) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'statements', 'item', month], { kind: 'detail' }),
    queryFn: ({ signal }) =>
      client.call(getStatement, { params: { month }, query: { accountId } }, { signal }),
  });
