import type { Client } from '@tillbook/api-client';
import { listDevices } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';

export const devicesQuery = (client: Client, accountId: string) =>
  queryOptions({
    queryKey: [accountId, 'devices'],
    queryFn: ({ signal }) => client.call(listDevices, { query: { accountId } }, { signal }),
  });
