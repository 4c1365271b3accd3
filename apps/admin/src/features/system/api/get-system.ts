import type { Client } from '@tillbook/api-client';
import { getSystem } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { systemKey } from '../../../query-keys.ts';

/** Often enough to see a queue grow, but no more often, because every request is audited. */
const refreshEveryMs = 60_000;

export const systemQuery = (client: Client) =>
  queryOptions({
    ...systemKey(),
    queryFn: ({ signal }) => client.call(getSystem, {}, { signal }),
    refetchInterval: refreshEveryMs,
    refetchIntervalInBackground: false,
  });
