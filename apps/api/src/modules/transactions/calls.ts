import type { Answered } from '../../http/call.ts';
import { createTransactionCall } from './create-transaction.ts';
import { getTransactionCall } from './get-transaction.ts';
import { getTransactionFeesCall } from './get-transaction-fees.ts';
import { getTransactionTimelineCall } from './get-transaction-timeline.ts';
import { listTransactionsCall } from './list-transactions.ts';
import { refundTransactionCall } from './refund-transaction.ts';

export const answeredCalls: readonly Answered[] = [
  listTransactionsCall,
  getTransactionCall,
  createTransactionCall,
  refundTransactionCall,
  getTransactionTimelineCall,
  getTransactionFeesCall,
];
