import { getSettlementReconciliation } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { reconcile } from './reconcile.ts';
import { findSettlementRange } from './store.ts';

export const getSettlementReconciliationHandler = defineHandler(
  getSettlementReconciliation,
  async ({ platform: { database }, accountId, path, refuse }) => {
    const range = await findSettlementRange(database, accountId, path.id);
    return range ? reconcile(database, accountId, range) : refuse('not_found');
  },
);
