import { sql } from '../drizzle/query.ts';
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex } from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { bytes, cents, instant, ordinal } from './columns.ts';
import { users } from './identity.ts';
import { transactions } from './transactions.ts';

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

export const disputeAnswers = pgTable(
  'dispute_answers',
  {
    disputeId: text('dispute_id')
      .primaryKey()
      .references(() => disputes.id),
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['submitted', 'accepted', 'expired'] }).notNull(),
    userId: text('user_id').references(() => users.id),
    at: instant('at').notNull(),
    askProcessorAt: instant('ask_processor_at'),
  },
  (table) => [
    index('dispute_answers_open')
      .on(table.askProcessorAt)
      .where(sql`${table.askProcessorAt} is not null`),
  ],
);

export const disputeEvidence = pgTable('dispute_evidence', {
  disputeId: text('dispute_id')
    .primaryKey()
    .references(() => disputes.id),
  accountId: text('account_id').notNull(),
  texts: jsonb('texts').$type<unknown>().notNull(),
  savedAt: instant('saved_at').notNull(),
  savedBy: text('saved_by_id')
    .notNull()
    .references(() => users.id),
});

export const disputeFiles = pgTable(
  'dispute_files',
  {
    id: text('id').primaryKey(),
    disputeId: text('dispute_id')
      .notNull()
      .references(() => disputes.id),
    accountId: text('account_id').notNull(),
    field: text('field').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type', { enum: ['application/pdf', 'image/png', 'image/jpeg'] }).notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    content: bytes('content').notNull(),
    addedAt: instant('added_at').notNull(),
    addedBy: text('added_by_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('dispute_files_dispute').on(table.disputeId)],
);
