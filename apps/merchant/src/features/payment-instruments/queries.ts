import type { Client } from '@tillbook/api-client';
import { getPaymentInstrument } from '@tillbook/contract';
import { ownObject } from '@tillbook/web-shell';
import { queryOptions } from '@tanstack/react-query';

/** Every query about an account's instruments begins so, and is told so when one is added. */
export const instrumentsKey = (accountId: string) => [accountId, 'payment-instruments'] as const;

export const instrumentQuery = (client: Client, accountId: string, paymentInstrumentId: string) =>
  queryOptions({
    queryKey: [...instrumentsKey(accountId), 'one', paymentInstrumentId],
    queryFn: async ({ signal }) =>
      ownObject(
        await client.call(getPaymentInstrument, { params: { id: paymentInstrumentId } }, { signal }),
        accountId,
      ),
  });
