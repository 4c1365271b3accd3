import { getPayoutReconciliation } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { reconcile } from './reconcile.ts';
import { findPayoutRange } from './store.ts';

export const getPayoutReconciliationHandler = defineHandler(
  getPayoutReconciliation,
  async ({ platform: { database }, accountId, path, refuse }) => {
    const range = await findPayoutRange(database, accountId, path.id);
    return range ? reconcile(database, accountId, range) : refuse('not_a_payout');
  },
);
