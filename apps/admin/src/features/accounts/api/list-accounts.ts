import type { Client } from '@tillbook/api-client';
import { listAccounts } from '@tillbook/contract';
import { listPageSize, pageOffset } from '@tillbook/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountQuery, type AccountFilters } from '../account-filters.ts';
import { accountListKey, accountSearchKey } from '../../../query-keys.ts';

export const accountListQuery = (client: Client, filters: AccountFilters, page: number) =>
  queryOptions({
    ...accountListKey(filters, page),
    queryFn: ({ signal }) =>
      client.callList(
        listAccounts,
        {
          query: {
            offset: pageOffset(page, listPageSize),
            limit: listPageSize,
            ...accountQuery(filters),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** A user types more instead of reading more results. */
const foundAccounts = 20;

export const accountSearchQuery = (client: Client, search: string) =>
  queryOptions({
    ...accountSearchKey(search),
    queryFn: ({ signal }) =>
      client.callList(
        listAccounts,
        { query: { offset: 0, limit: foundAccounts, ...(search !== '' && { search }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
