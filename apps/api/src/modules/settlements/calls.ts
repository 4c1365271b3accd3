import type { Handler } from '../../http/call.ts';
import { getSettlementHandler } from './get-settlement.ts';
import { listSettlementEntriesHandler } from './list-settlement-entries.ts';
import { listSettlementsHandler } from './list-settlements.ts';

export const handlers: readonly Handler[] = [
  listSettlementsHandler,
  getSettlementHandler,
  listSettlementEntriesHandler,
];
