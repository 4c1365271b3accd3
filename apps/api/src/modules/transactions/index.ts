export { transactionFilterIn, type ListFilter } from './filter/list-filter.ts';
export { summedTransactions } from './filter/sum-rows.ts';
export { rowsAt } from './filter/rows-at.ts';
export { listLength, rowsBelow, type OrdinalRow } from './list-store.ts';
export { findLatestDispute } from './notices/store.ts';
export { recordNotice, processNotice } from './notices/process-notice.ts';
export { refundPayment } from './refund-transaction.ts';
export { firstJobAt, resolveTransaction } from './resolve-transaction.ts';
export {
  findCurrency,
  findEntryState,
  findEntryStateWithin,
  findPaymentTerms,
  findRefundableCents,
  findTransaction,
  postponeQuestion,
} from './store.ts';
export { processReturnNotice } from './process-return-notice.ts';
export { attemptPayment } from './take-payment.ts';
export { toDetailedTransactions } from './transaction-details.ts';
export { responseColumns, toTransaction, type ResponseRow } from './transaction-response.ts';
export { withdraw } from './withdraw.ts';
