import type { Client } from '@tillbook/api-client';
import { getPaymentInstrument, listPaymentInstruments } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import { ownObject, type Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Every query about an account's instruments begins so, and is told so when one is added. */
export const instrumentsKey = (accountId: string) => [accountId, 'payment-instruments'] as const;

/** One page of an account's cards and bank accounts, newest first. */
export const instrumentListQuery = (
  client: Client,
  accountId: string,
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
) =>
  queryOptions({
    queryKey: [...instrumentsKey(accountId), 'page', page, pageSize],
    queryFn: ({ signal }) =>
      client.callList(
        listPaymentInstruments,
        { query: { accountId, offset: pageOffset(page, pageSize), limit: pageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const instrumentQuery = (client: Client, accountId: string, paymentInstrumentId: string) =>
  queryOptions({
    queryKey: [...instrumentsKey(accountId), 'one', paymentInstrumentId],
    queryFn: async ({ signal }) =>
      ownObject(
        await client.call(getPaymentInstrument, { params: { id: paymentInstrumentId } }, { signal }),
        accountId,
      ),
  });
