import { pgTable, text } from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { bytes, instant, ordinal } from './columns.ts';
import { users } from './identity.ts';

export const statementFiles = pgTable('statement_files', {
  ticketHash: bytes('ticket_hash').primaryKey(),
  sessionTokenHash: bytes('session_token_hash'),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  month: text('month').notNull(),
  format: text('format', { enum: ['pdf', 'csv'] }).notNull(),
  firstOrdinal: ordinal('first_ordinal').notNull(),
  lastOrdinal: ordinal('last_ordinal').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  takenAt: instant('taken_at'),
});
