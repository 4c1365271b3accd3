import { pgTable, text } from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { bytes, instant, ordinal } from './columns.ts';
import { users } from './identity.ts';

/** A statement requested as a file. The ticket in its address is valid until the file is delivered, and stored as a hash. */
export const statementFiles = pgTable('statement_files', {
  ticketHash: bytes('ticket_hash').primaryKey(),
  /** The session of the request; the ticket is invalid once that has ended. */
  sessionTokenHash: bytes('session_token_hash'),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  month: text('month').notNull(),
  format: text('format', { enum: ['pdf', 'csv'] }).notNull(),
  /** The month's entries at the time of the request, in settlement order: what settles later is not included. */
  firstOrdinal: ordinal('first_ordinal').notNull(),
  lastOrdinal: ordinal('last_ordinal').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When its file was delivered whole; that closes its address. */
  takenAt: instant('taken_at'),
});
