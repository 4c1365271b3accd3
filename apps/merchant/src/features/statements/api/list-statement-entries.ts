import type { Client } from '@tillbook/api-client';
import { listStatementEntries } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import type { Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

type Page = Pick<Paging, 'page' | 'pageSize'>;

/** Queries a page of a month's entries, oldest first. */
export const statementEntriesQuery = (
  client: Client,
  accountId: string,
  month: string,
  { page, pageSize }: Page,
) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'statements', 'entries', month, page, pageSize], {
      kind: 'list',
      page,
    }),
    queryFn: ({ signal }) =>
      client.callList(
        listStatementEntries,
        { params: { month }, query: { accountId, offset: pageOffset(page, pageSize), limit: pageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
