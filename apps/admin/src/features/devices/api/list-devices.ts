import type { Client } from '@tillbook/api-client';
import { listDevices } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { devicesKey } from '../../../query-keys.ts';

export const devicesQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...devicesKey(accountId),
    queryFn: ({ signal }) => client.call(listDevices, { query: { accountId } }, { signal }),
  });
