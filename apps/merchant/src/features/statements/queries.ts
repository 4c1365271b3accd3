import type { Client } from '@tillbook/api-client';
import { getStatement, listStatementEntries, listStatements } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import type { Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountKey, listKey } from '../../query-keys.ts';

type Page = Pick<Paging, 'page' | 'pageSize'>;

const statementsList = { name: 'statements', keyPrefix: ['money', 'statements'], live: {} } as const;

/** One page of an account's months, newest first. */
export const statementListQuery = (client: Client, accountId: string, { page, pageSize }: Page) =>
  queryOptions({
    ...listKey(accountId, statementsList, {}, { page, pageSize }),
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
    ...accountKey(accountId, ['money', 'statements', 'item', month], { kind: 'detail' }),
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
