import type { Client } from '@tillbook/api-client';
import { getAccountActivity, type activityPeriods } from '@tillbook/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

export type Period = (typeof activityPeriods)[number];

export const activityQuery = (client: Client, accountId: string, period: Period) =>
  queryOptions({
    ...accountKey(accountId, ['activity', period], false),
    queryFn: ({ signal }) => client.call(getAccountActivity, { query: { accountId, period } }, { signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
