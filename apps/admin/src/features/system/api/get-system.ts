import type { Client } from '@tillbook/api-client';
import { getSystem } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { systemKey } from '../../../query-keys.ts';

/** Often enough to see a queue grow; each reading is written into the audit trail. */
const refreshEveryMs = 60_000;

/** How processing stands. It is asked for again by itself, as long as somebody has the page before them. */
export const systemQuery = (client: Client) =>
  queryOptions({
    ...systemKey(),
    queryFn: ({ signal }) => client.call(getSystem, {}, { signal }),
    refetchInterval: refreshEveryMs,
    refetchIntervalInBackground: false,
  });
