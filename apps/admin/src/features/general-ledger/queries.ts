import type { Client } from '@tillbook/api-client';
import {
  getEntrySet,
  listEntrySets,
  listGeneralLedgerAccounts,
  toGeneralLedgerAccount,
} from '@tillbook/contract';
import { listPageSize, pageOffset } from '@tillbook/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { filterQuery, type EntrySetFilter } from './entry-set-filter.ts';

/** Every query about the books begins so, and is told so when one of them changes. */
export const generalLedgerKey = ['general-ledger'] as const;

/** The control accounts with their balances. */
export const ledgerAccountsQuery = (client: Client) =>
  queryOptions({
    queryKey: [...generalLedgerKey, 'accounts'],
    queryFn: async ({ signal }) => {
      const { accounts } = await client.call(listGeneralLedgerAccounts, {}, { signal });
      return { accounts: accounts.map(toGeneralLedgerAccount) };
    },
  });

/** One page of the entry sets that a filter lets through, newest first. */
export const entrySetListQuery = (client: Client, filter: EntrySetFilter, page: number) =>
  queryOptions({
    queryKey: [...generalLedgerKey, 'entry-sets', filter, page],
    queryFn: ({ signal }) =>
      client.callList(
        listEntrySets,
        { query: { ...filterQuery(filter), offset: pageOffset(page, listPageSize), limit: listPageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const entrySetQuery = (client: Client, entrySetId: string) =>
  queryOptions({
    queryKey: [...generalLedgerKey, 'entry-set', entrySetId],
    queryFn: ({ signal }) => client.call(getEntrySet, { params: { id: entrySetId } }, { signal }),
  });
