import type { Client } from '@tillbook/api-client';
import { getPaymentInstrument } from '@tillbook/contract';
import { assertOwned } from '@tillbook/web-shell';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

export const instrumentQuery = (client: Client, accountId: string, paymentInstrumentId: string) =>
  queryOptions({
    ...accountKey(accountId, ['payment-instruments', 'item', paymentInstrumentId], false),
    queryFn: async ({ signal }) =>
      assertOwned(
        await client.call(getPaymentInstrument, { params: { id: paymentInstrumentId } }, { signal }),
        accountId,
      ),
  });
