import type { Client } from '@tillbook/api-client';
import { listLedgerEntries } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import type { Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../query-keys.ts';

export type LedgerStatus = 'pending' | 'settled';

/** By when entries of a status stand in order. */
export const sortOfStatus = { pending: 'createdAt', settled: 'settledAt' } as const;

/** One page of the pending or the settled entries of an account. */
export const accountLedgerQuery = (
  client: Client,
  accountId: string,
  status: LedgerStatus,
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'ledger-entries', 'overview', status, page, pageSize], {
      kind: 'list',
      page,
    }),
    queryFn: ({ signal }) =>
      client.callList(
        listLedgerEntries,
        {
          query: {
            accountId,
            offset: pageOffset(page, pageSize),
            limit: pageSize,
            status,
            sort: sortOfStatus[status],
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** Every entry of one transaction, oldest first. A transaction has a few of them at most. */
export const transactionLedgerQuery = (client: Client, accountId: string, transactionId: string) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'ledger-entries', 'transaction', transactionId], { kind: 'detail' }),
    queryFn: ({ signal }) =>
      client.callList(
        listLedgerEntries,
        { query: { transactionId, sortBy: 'createdAt', sortOrder: 'asc', limit: 100 } },
        { signal },
      ),
  });
