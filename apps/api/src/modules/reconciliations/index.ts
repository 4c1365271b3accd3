export { reconcile } from './reconcile.ts';
export { findPayoutRange, findSettlementRange, kindOfEntry, type SettledRange } from './store.ts';
