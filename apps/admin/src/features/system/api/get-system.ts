import type { Client } from '@tillbook/api-client';
import { getSystem } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { systemKey } from '../../../query-keys.ts';

/** Refreshes often enough to see a queue grow; each reading is audited. */
const refreshEveryMs = 60_000;

/** Returns the query of the processing state, refreshed while the page is visible. */
export const systemQuery = (client: Client) =>
  queryOptions({
    ...systemKey(),
    queryFn: ({ signal }) => client.call(getSystem, {}, { signal }),
    refetchInterval: refreshEveryMs,
    refetchIntervalInBackground: false,
  });
