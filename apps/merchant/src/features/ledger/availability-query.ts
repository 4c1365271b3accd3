import type { Client } from '@tillbook/api-client';
import { getAvailability } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { availabilityKey } from '../../query-keys.ts';

/** When an account's pending balance becomes available. */
export const availabilityQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...availabilityKey(accountId),
    queryFn: ({ signal }) => client.call(getAvailability, { query: { accountId } }, { signal }),
  });
