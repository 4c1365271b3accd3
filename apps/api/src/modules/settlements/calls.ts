import type { Answered } from '../../http/call.ts';
import { getSettlementCall } from './get-settlement.ts';
import { listSettlementEntriesCall } from './list-settlement-entries.ts';
import { listSettlementsCall } from './list-settlements.ts';

export const answeredCalls: readonly Answered[] = [
  listSettlementsCall,
  getSettlementCall,
  listSettlementEntriesCall,
];
