import type { Client } from '@tillbook/api-client';
import { listPaymentInstruments } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import type { Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOfView } from '../../narrowing/query-of-view.ts';
import type { ListView } from '../../narrowing/views/list-view.ts';
import { instrumentListTools } from './tools-part.ts';
import { listKey } from '../../query-keys.ts';

/** One page of an account's cards and bank accounts, the newest first unless the view says otherwise. */
export const instrumentListQuery = (
  client: Client,
  accountId: string,
  view: ListView<'payment-instruments'>,
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
) =>
  queryOptions({
    ...listKey(accountId, 'payment-instruments', view, { page, pageSize }),
    queryFn: async ({ signal }) =>
      client.callList(
        listPaymentInstruments,
        {
          query: {
            accountId,
            offset: pageOffset(page, pageSize),
            limit: pageSize,
            ...(await queryOfView(instrumentListTools, view)),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
