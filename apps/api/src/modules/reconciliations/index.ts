export { readBalanceChanges, reconcile } from './reconcile.ts';
export { findLedgerPositions, findPeriodRange, type LedgerPosition } from './ledger-positions.ts';
export { findPayoutRange, findSettlementRange, kindInSql, kindOfEntry, type SettledRange } from './store.ts';
