import type { Client } from '@tillbook/api-client';
import { listDevices } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

export const devicesQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...accountKey(accountId, ['devices'], false),
    queryFn: ({ signal }) => client.call(listDevices, { query: { accountId } }, { signal }),
  });
