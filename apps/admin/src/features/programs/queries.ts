import type { Client } from '@tillbook/api-client';
import { listPrograms } from '@tillbook/contract';
import { listPageSize, pageOffset } from '@tillbook/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Every query about programs begins so, and is told so when one is created. */
export const programsKey = ['programs'] as const;

/** One page of the platform's programs, by name. */
export const programListQuery = (client: Client, page: number) =>
  queryOptions({
    queryKey: [...programsKey, 'page', page],
    queryFn: ({ signal }) =>
      client.callList(
        listPrograms,
        { query: { offset: pageOffset(page, listPageSize), limit: listPageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** As many as the server gives at once. */
const choosablePrograms = 100;

/** The programs one can choose from. */
export const programChoiceQuery = (client: Client) =>
  queryOptions({
    queryKey: [...programsKey, 'choice'],
    queryFn: ({ signal }) =>
      client.callList(listPrograms, { query: { offset: 0, limit: choosablePrograms } }, { signal }),
  });
