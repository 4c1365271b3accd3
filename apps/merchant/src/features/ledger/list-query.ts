import type { Client } from '@tillbook/api-client';
import { listLedgerEntries } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import type { Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOfView } from '../../narrowing/query-of-view.ts';
import type { ListView } from '../../narrowing/views/list-view.ts';
import { sortOfStatus, type LedgerStatus } from './queries.ts';
import { ledgerListTools } from './tools-part.ts';
import { listKey } from '../../query-keys.ts';

export type LedgerKind = `${LedgerStatus}-ledger`;

/** One page of the entries of a status, as a view narrows them and puts them in order. */
export const ledgerListQuery = (
  client: Client,
  accountId: string,
  status: LedgerStatus,
  view: ListView<LedgerKind>,
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
) =>
  queryOptions({
    ...listKey(accountId, `${status}-ledger`, view, { page, pageSize }),
    queryFn: async ({ signal }) =>
      client.callList(
        listLedgerEntries,
        {
          query: {
            accountId,
            offset: pageOffset(page, pageSize),
            limit: pageSize,
            ...(await queryOfView(ledgerListTools, view)),
            status,
            sort: sortOfStatus[status],
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
