import type { Client } from '@tillbook/api-client';
import { getSettlement } from '@tillbook/contract';
import { assertOwned } from '@tillbook/web-shell';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

export const settlementQuery = (client: Client, accountId: string, settlementId: string) =>
  queryOptions({
    ...accountKey(accountId, ['settlements', 'item', settlementId], { kind: 'item', noun: 'settlement' }),
    queryFn: async ({ signal }) =>
      assertOwned(await client.call(getSettlement, { params: { id: settlementId } }, { signal }), accountId),
  });
