import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytes, instant, ordinal } from './columns.ts';
import { users } from './identity.ts';
import { transactionLists } from './transactions.ts';

/** A list that somebody has asked for as a file. The ticket of its address is good once, and kept as a hash. */
export const listExports = pgTable('exports', {
  id: text('id').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  list: text('list', { enum: transactionLists }).notNull(),
  format: text('format', { enum: ['csv', 'json'] }).notNull(),
  columns: text('columns').array().notNull(),
  timeZone: text('time_zone').notNull(),
  ticketHash: bytes('ticket_hash').notNull().unique(),
  /** The newest row that is in it, which is how many there are. */
  throughOrdinal: ordinal('through_ordinal').notNull(),
  rowCount: bigint('row_count', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When its file was asked for; it is asked for once. */
  begunAt: instant('begun_at'),
  outcome: text('outcome', { enum: ['done', 'cancelled', 'failed'] }),
});
