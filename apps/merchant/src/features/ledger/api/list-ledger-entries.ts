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

/** The date that entries of a status are sorted by. */
const sortOfStatus = { pending: 'createdAt', settled: 'settledAt' } as const;

/** Entries are sorted by when they reached their status. */
export const fetchLedgerEntries =
  (status: LedgerStatus): ListCall<LedgerListName, LedgerEntry> =>
  (client, query, options) =>
    client.callList(listLedgerEntries, { query: { ...query, status, sort: sortOfStatus[status] } }, options);

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
    queryFn: async ({ signal }): Promise<ListPage<LedgerEntry>> => {
      const offset = pageOffset(page, pageSize);
      const query = { accountId, offset, limit: pageSize, status, sort: sortOfStatus[status] };
      return { ...(await client.callList(listLedgerEntries, { query }, { signal })), offset };
    },
    placeholderData: keepPreviousData,
  });

/** All entries of one transaction, oldest first. A transaction has few of them. */
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
  /** The moment from which on they settled. */
  readonly from: string;
};

/** How many entries of a change are listed at once. */
export const changePageSize = 10;

/** One page of the entries of one change of the available balance, newest first. */
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

/** The newest entry of a payout, if there has been one. What gave back a failed one may be newer. */
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
