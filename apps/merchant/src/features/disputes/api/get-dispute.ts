import type { Client } from '@tillbook/api-client';
import { getDispute } from '@tillbook/contract';
import { assertOwned } from '@tillbook/web-shell';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

export const disputeQuery = (client: Client, accountId: string, disputeId: string) =>
  queryOptions({
    ...accountKey(accountId, ['disputes', 'item', disputeId], { kind: 'item', noun: 'dispute' }),
    queryFn: async ({ signal }) =>
      assertOwned(await client.call(getDispute, { params: { id: disputeId } }, { signal }), accountId),
  });
