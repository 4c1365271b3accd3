export { firstJobAt } from './ask-in-background.ts';
export { filteredAmount, filteredTotals, findFilteredOrdinals } from './filter/filtered-list.ts';
export { transactionFilterIn, type ListFilter } from './filter/list-filter.ts';
export { listRange, type ListName } from './filter/list-range.ts';
export { rowsAt } from './filter/rows-at.ts';
export { listLength, rowsBelow, type OrdinalRow } from './list-store.ts';
export { findLatestDispute } from './notices/store.ts';
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
export { toDetailedTransactions } from './transaction-details.ts';
export { responseColumns, toTransaction, type ResponseRow } from './transaction-response.ts';
export { withdraw } from './withdraw.ts';
