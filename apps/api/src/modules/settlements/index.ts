export { settlementList } from './filter-settlements.ts';
export { toSettlement } from './settlement-response.ts';
export { findSettlement, findSettlementRange, findSettlementsAt } from './store.ts';
