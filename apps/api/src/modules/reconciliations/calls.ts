import type { Answered } from '../../http/call.ts';
import { getPayoutReconciliationCall } from './get-payout-reconciliation.ts';
import { getSettlementReconciliationCall } from './get-settlement-reconciliation.ts';

export const answeredCalls: readonly Answered[] = [
  getSettlementReconciliationCall,
  getPayoutReconciliationCall,
];
