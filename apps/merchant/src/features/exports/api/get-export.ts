import type { Client } from '@tillbook/api-client';
import { getExport, type ListExport } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

const askedEveryMs = 500;

const hasEnded = (listExport: ListExport | undefined): boolean =>
  listExport !== undefined && ['done', 'cancelled', 'failed'].includes(listExport.status);

/** Polls an export until it ends. */
export const exportQuery = (client: Client, accountId: string, exportId: string) =>
  queryOptions({
    ...accountKey(accountId, ['exports', exportId], false),
    queryFn: ({ signal }) => client.call(getExport, { params: { id: exportId } }, { signal }),
    refetchInterval: ({ state }) => (hasEnded(state.data) ? false : askedEveryMs),
  });
