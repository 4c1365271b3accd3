import type { Client } from '@tillbook/api-client';
import { listSettlementEntries } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import type { Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

type Page = Pick<Paging, 'page' | 'pageSize'>;

export const settlementEntriesQuery = (
  client: Client,
  accountId: string,
  settlementId: string,
  { page, pageSize }: Page,
) =>
  queryOptions({
    ...accountKey(accountId, ['settlements', 'entries', settlementId, page, pageSize], {
      kind: 'list',
      page,
    }),
    queryFn: ({ signal }) =>
      client.callList(
        listSettlementEntries,
        {
          params: { id: settlementId },
          query: { offset: pageOffset(page, pageSize), limit: pageSize },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
