import { pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytes, instant, ordinal } from './columns.ts';
import { users } from './identity.ts';

/** A statement that somebody has asked for as a file. The ticket of its address is good once, and kept as a hash. */
export const statementFiles = pgTable('statement_files', {
  ticketHash: bytes('ticket_hash').primaryKey(),
  /** The session it was asked for in; the ticket is worth nothing once that has ended. */
  sessionTokenHash: bytes('session_token_hash'),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  month: text('month').notNull(),
  format: text('format', { enum: ['pdf', 'csv'] }).notNull(),
  /** The entries of the month when it was asked for, in the order of settling: what settles later is not in it. */
  firstOrdinal: ordinal('first_ordinal').notNull(),
  lastOrdinal: ordinal('last_ordinal').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When it was asked for; it is asked for once. */
  takenAt: instant('taken_at'),
});
