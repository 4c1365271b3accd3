import type { Client } from '@tillbook/api-client';
import { getReceipt } from '@tillbook/contract';
import { assertOwned } from '@tillbook/web-shell';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

export const receiptQuery = (client: Client, accountId: string, transactionId: string) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'transactions', 'receipt', transactionId], { kind: 'detail' }),
    queryFn: async ({ signal }) =>
      assertOwned(await client.call(getReceipt, { params: { id: transactionId } }, { signal }), accountId),
  });
