import type { Client } from '@tillbook/api-client';
import { getPaymentInstrument } from '@tillbook/contract';
import { assertOwned } from '@tillbook/web-shell';
import { queryOptions } from '@tanstack/react-query';
import { instrumentKey } from '../../query-keys.ts';

export const instrumentQuery = (client: Client, accountId: string, paymentInstrumentId: string) =>
  queryOptions({
    ...instrumentKey(accountId, paymentInstrumentId),
    queryFn: async ({ signal }) =>
      assertOwned(
        await client.call(getPaymentInstrument, { params: { id: paymentInstrumentId } }, { signal }),
        accountId,
      ),
  });
