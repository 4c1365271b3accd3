export { firstJobAt } from './ask-in-background.ts';
export { filteredTotals, findFilteredOrdinals } from './filter/filtered-list.ts';
export { listFilterIn, type ListFilter } from './filter/list-filter.ts';
export { partOfList } from './filter/part-of-list.ts';
export { rowsAt } from './filter/rows-at.ts';
export { listLength, rowsBelow, type OrdinalRow } from './list-store.ts';
export { findLatestDispute, holdAccount } from './notices/store.ts';
export { recordNotice, takeOnNotice } from './notices/take-on-notice.ts';
export { refundPayment } from './refund-transaction.ts';
export { resolveTransaction } from './resolve-transaction.ts';
export {
  findCurrency,
  findEntryState,
  findEntryStateWithin,
  findPaymentTerms,
  findRefundableCents,
  findTransaction,
  postponeQuestion,
} from './store.ts';
export { takeOnReturn } from './take-on-return.ts';
export { attemptPayment } from './take-payment.ts';
export { responseColumns, toTransaction } from './transaction-response.ts';
export { withdraw } from './withdraw.ts';
