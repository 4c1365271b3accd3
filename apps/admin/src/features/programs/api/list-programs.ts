import type { Client } from '@tillbook/api-client';
import { listPrograms } from '@tillbook/contract';
import { listPageSize, pageOffset } from '@tillbook/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { programChoiceKey, programListKey } from '../../../query-keys.ts';

export const programListQuery = (client: Client, page: number) =>
  queryOptions({
    ...programListKey(page),
    queryFn: ({ signal }) =>
      client.callList(
        listPrograms,
        { query: { offset: pageOffset(page, listPageSize), limit: listPageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** The maximum page size on the server. */
const choosablePrograms = 100;

export const programChoiceQuery = (client: Client) =>
  queryOptions({
    ...programChoiceKey(),
    queryFn: ({ signal }) =>
      client.callList(listPrograms, { query: { offset: 0, limit: choosablePrograms } }, { signal }),
  });
