import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { transactions } from './transactions.ts';

/**
 * What the processor has told of a payment: that its cardholder disputes it, or that the payer's bank has returned it. It is written
 * before anything is posted, so that whoever records that a refund has failed knows whose the money is.
 */
export const processorNotices = pgTable(
  'processor_notices',
  {
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id),
    kind: text('kind', { enum: ['dispute', 'return'] }).notNull(),
    reason: text('reason').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.kind] })],
);
