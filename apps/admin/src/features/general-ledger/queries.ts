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
import { entrySetKey, entrySetListKey, ledgerAccountsKey } from '../../query-keys.ts';

/** The control accounts with their balances. */
export const ledgerAccountsQuery = (client: Client) =>
  queryOptions({
    ...ledgerAccountsKey(),
    queryFn: async ({ signal }) => {
      const { accounts } = await client.call(listGeneralLedgerAccounts, {}, { signal });
      return { accounts: accounts.map(toGeneralLedgerAccount) };
    },
  });

/** One page of the entry sets that a filter lets through, newest first. */
export const entrySetListQuery = (client: Client, filter: EntrySetFilter, page: number) =>
  queryOptions({
    ...entrySetListKey(filter, page),
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
    ...entrySetKey(entrySetId),
    queryFn: ({ signal }) => client.call(getEntrySet, { params: { id: entrySetId } }, { signal }),
  });
