import type { Client } from '@tillbook/api-client';
import { getEntrySet } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { entrySetKey } from '../../../query-keys.ts';

export const entrySetQuery = (client: Client, entrySetId: string) =>
  queryOptions({
    ...entrySetKey(entrySetId),
    queryFn: ({ signal }) => client.call(getEntrySet, { params: { id: entrySetId } }, { signal }),
  });
