import type { Client } from '@tillbook/api-client';
import { listStatements } from '@tillbook/contract';
import { pageOffset } from '@tillbook/domain';
import type { Paging } from '@tillbook/web-shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listKey } from '../../../query-keys.ts';

type Page = Pick<Paging, 'page' | 'pageSize'>;

const statementsList = { name: 'statements', keyPrefix: ['money', 'statements'], live: {} } as const;

/** Queries a page of an account's months, newest first. */
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
