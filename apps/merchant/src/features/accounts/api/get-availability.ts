import type { Client } from '@tillbook/api-client';
import { getAvailability } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

export const availabilityQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...accountKey(accountId, ['money', 'availability'], { kind: 'detail' }),
    queryFn: ({ signal }) => client.call(getAvailability, { query: { accountId } }, { signal }),
  });
