import type { Client } from '@tillbook/api-client';
import { listDevices } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';

/** The terminals of an account. */
export const devicesQuery = (client: Client, accountId: string) =>
  queryOptions({
    queryKey: ['devices', accountId],
    queryFn: ({ signal }) => client.call(listDevices, { query: { accountId } }, { signal }),
  });
