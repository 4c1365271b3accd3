export { filteredList } from './filtered-list.ts';
export { findOrdinals } from './find-ordinals.ts';
export type { List, OrdinalRange } from './list.ts';
export { amountWithin, bucketWithin, equalTo, inPeriod, textIn } from './predicates.ts';
export { rowsInOrder } from './rows-in-order.ts';
export { instrumentTransactions } from './transactions/instrument-transactions.ts';
export type { TransactionListName } from './transactions/list-range.ts';
export { isPosted } from './transactions/scan-posted.ts';
export { transactionList } from './transactions/transaction-list.ts';
