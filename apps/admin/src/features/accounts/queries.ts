import type { Client } from '@tillbook/api-client';
import { listAccounts } from '@tillbook/contract';
import { listPageSize, pageOffset } from '@tillbook/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/**
 * One page of every account of the platform.
 *
 * @param search a part of a name or an id; all accounts where it is empty
 */
export const accountListQuery = (client: Client, search: string, page: number) =>
  queryOptions({
    queryKey: ['accounts', search, page],
    queryFn: ({ signal }) =>
      client.callList(
        listAccounts,
        {
          query: {
            offset: pageOffset(page, listPageSize),
            limit: listPageSize,
            ...(search !== '' && { search }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
