import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { cents, instant, ordinal } from './columns.ts';
import { transactions } from './transactions.ts';

/** A cardholder's objection to a payment. Its amount is held until it is won or lost. */
export const disputes = pgTable(
  'disputes',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    ordinal: ordinal('ordinal').notNull(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id),
    amountCents: cents('amount_cents').notNull(),
    status: text('status', { enum: ['pending', 'under_review', 'won', 'lost'] }).notNull(),
    reason: text('reason').notNull(),
    respondBy: instant('respond_by').notNull(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    unique('disputes_list').on(table.accountId, table.ordinal),
    index('disputes_transaction').on(table.transactionId),
    index('disputes_open')
      .on(table.respondBy)
      .where(sql`${table.closedAt} is null`),
    uniqueIndex('disputes_one_open')
      .on(table.transactionId)
      .where(sql`${table.closedAt} is null`),
  ],
);
