import type { Client } from '@tillbook/api-client';
import { getStatement, listStatementEntries, listStatements } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import type { Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type Page = Pick<Paging, 'page' | 'pageSize'>;

/** One page of an account's months, newest first. */
export const statementListQuery = (client: Client, accountId: string, { page, pageSize }: Page) =>
  queryOptions({
    queryKey: [accountId, 'money', 'statements', page, pageSize],
    queryFn: ({ signal }) =>
      client.callList(
        listStatements,
        { query: { accountId, offset: pageOffset(page, pageSize), limit: pageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const statementQuery = (client: Client, accountId: string, month: string) =>
  queryOptions({
    queryKey: [accountId, 'money', 'statement', month],
    queryFn: ({ signal }) =>
      client.call(getStatement, { params: { month }, query: { accountId } }, { signal }),
  });

/** One page of the entries of a month, oldest first. */
export const statementEntriesQuery = (
  client: Client,
  accountId: string,
  month: string,
  { page, pageSize }: Page,
) =>
  queryOptions({
    queryKey: [accountId, 'money', 'statement entries', month, page, pageSize],
    queryFn: ({ signal }) =>
      client.callList(
        listStatementEntries,
        { params: { month }, query: { accountId, offset: pageOffset(page, pageSize), limit: pageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
