import type { Client } from '@tillbook/api-client';
import { getPayoutReconciliation, getSettlementReconciliation } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

const calls = { settlement: getSettlementReconciliation, payout: getPayoutReconciliation } as const;

/** Objects with an opening and a closing balance. */
export type Reconciled = keyof typeof calls;

/** Settled entries never change, so a reconciliation is fetched only once. */
export const reconciliationQuery = (client: Client, accountId: string, reconciled: Reconciled, id: string) =>
  queryOptions({
    ...accountKey(accountId, ['reconciliations', reconciled, id], false),
    queryFn: ({ signal }) => client.call(calls[reconciled], { params: { id } }, { signal }),
    staleTime: Infinity,
  });
