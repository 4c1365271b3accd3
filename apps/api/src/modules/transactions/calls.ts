import type { Handler } from '../../http/call.ts';
import { createTransactionHandler } from './create-transaction.ts';
import { getTransactionHandler } from './get-transaction.ts';
import { getTransactionFeesHandler } from './get-transaction-fees.ts';
import { getTransactionTimelineHandler } from './get-transaction-timeline.ts';
import { listTransactionsHandler } from './list-transactions.ts';
import { refundTransactionHandler } from './refund-transaction.ts';

export const handlers: readonly Handler[] = [
  listTransactionsHandler,
  getTransactionHandler,
  createTransactionHandler,
  refundTransactionHandler,
  getTransactionTimelineHandler,
  getTransactionFeesHandler,
];
