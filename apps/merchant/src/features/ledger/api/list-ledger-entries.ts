import type { Client } from '@tillbook/api-client';
import { listLedgerEntries, type BalanceChange, type LedgerEntry } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import type { Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListCall } from '../../../lists/define-list.ts';
import type { ListPage } from '../../../lists/group-by-day.ts';
import { accountKey } from '../../../query-keys.ts';

export type LedgerStatus = 'pending' | 'settled';

export type LedgerListName = `${LedgerStatus}-ledger`;

const sortOfStatus = { pending: 'createdAt', settled: 'settledAt' } as const;

/** Fetches entries, sorted by the time at which they reached their status. */
export const fetchLedgerEntries =
  (status: LedgerStatus): ListCall<LedgerListName, LedgerEntry> =>
  (client, query, options) =>
    client.callList(listLedgerEntries, { query: { ...query, status, sort: sortOfStatus[status] } }, options);

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
    queryFn: async ({ signal }): Promise<ListPage<LedgerEntry>> => {
      const offset = pageOffset(page, pageSize);
      const query = { accountId, offset, limit: pageSize, status, sort: sortOfStatus[status] };
      return { ...(await client.callList(listLedgerEntries, { query }, { signal })), offset };
    },
    placeholderData: keepPreviousData,
  });

/** Queries all entries of a transaction, oldest first; they fit on one page. */
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

export type EntriesOfChange = {
  readonly accountId: string;
  readonly change: BalanceChange;
  /** The earliest settlement time. */
  readonly from: string;
};

export const changePageSize = 10;

/** Queries a page of the entries of one change in the available balance, newest first. */
export const changeEntriesQuery = (
  client: Client,
  { accountId, change, from }: EntriesOfChange,
  page: number,
) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'ledger-entries', 'change', change, from, page], { kind: 'detail' }),
    queryFn: ({ signal }) =>
      client.callList(
        listLedgerEntries,
        {
          query: {
            accountId,
            status: 'settled',
            change,
            from,
            offset: pageOffset(page, changePageSize),
            limit: changePageSize,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** Finds the newest payout, or null. The list also contains reversals of failed payouts, which may be newer. */
export const lastPayoutQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'ledger-entries', 'last-payout'], { kind: 'detail' }),
    queryFn: async ({ signal }) => {
      const { items } = await client.callList(
        listLedgerEntries,
        { query: { accountId, status: 'settled', change: 'payouts', limit: 100 } },
        { signal },
      );
      return items.find(({ kind }) => kind === 'payout') ?? null;
    },
  });
