import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
  /** What the list was narrowed to; absent where it is exported whole. */
  filter: jsonb('filter').$type<unknown>(),
  format: text('format', { enum: ['csv', 'json'] }).notNull(),
  columns: text('columns').array().notNull(),
  timeZone: text('time_zone').notNull(),
  ticketHash: bytes('ticket_hash').notNull().unique(),
  /** The session it was asked for in; the ticket is worth nothing once that has ended. */
  sessionTokenHash: bytes('session_token_hash'),
  /** The newest row of the list when it was asked for: what comes later is not in it. */
  throughOrdinal: ordinal('through_ordinal').notNull(),
  /** How many rows it was to have: all of a list, at most 1,000 of a filter. */
  totalCount: bigint('total_count', { mode: 'number' }).notNull(),
  totalCountCapped: boolean('total_count_capped').notNull().default(false),
  rowCount: bigint('row_count', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When its file was asked for; it is asked for once. */
  begunAt: instant('begun_at'),
  outcome: text('outcome', { enum: ['done', 'cancelled', 'failed'] }),
});
