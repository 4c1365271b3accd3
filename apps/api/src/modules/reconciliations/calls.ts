import type { Handler } from '../../http/call.ts';
import { getBalanceChangesHandler } from './get-balance-changes.ts';
import { getPayoutReconciliationHandler } from './get-payout-reconciliation.ts';
import { getSettlementReconciliationHandler } from './get-settlement-reconciliation.ts';

export const handlers: readonly Handler[] = [
  getBalanceChangesHandler,
  getSettlementReconciliationHandler,
  getPayoutReconciliationHandler,
];
