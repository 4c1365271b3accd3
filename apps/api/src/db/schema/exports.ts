import { exportedLists } from '@tillbook/contract';
import { bigint, boolean, jsonb, pgTable, text } from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { bytes, instant, ordinal } from './columns.ts';
import { users } from './identity.ts';

/** A list requested as a file. The ticket in its address is valid until the file is delivered, and stored as a hash. */
export const listExports = pgTable('exports', {
  id: text('id').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  list: text('list', { enum: exportedLists }).notNull(),
  /** The filter of the list; absent if all of it is exported. */
  filter: jsonb('filter').$type<unknown>(),
  format: text('format', { enum: ['csv', 'json'] }).notNull(),
  columns: text('columns').array().notNull(),
  timeZone: text('time_zone').notNull(),
  ticketHash: bytes('ticket_hash').notNull().unique(),
  /** The session of the request; the ticket is invalid once that has ended. */
  sessionTokenHash: bytes('session_token_hash'),
  /** The newest row of the list at the time of the request: later rows are not exported. */
  throughOrdinal: ordinal('through_ordinal').notNull(),
  /** The expected number of rows: all of a list, at most 1,000 of a filter. */
  totalCount: bigint('total_count', { mode: 'number' }).notNull(),
  totalCountCapped: boolean('total_count_capped').notNull().default(false),
  rowCount: bigint('row_count', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When its latest download began; null if that was left. */
  begunAt: instant('begun_at'),
  /** The process of the latest download, which fails if that dies. */
  processId: text('process_id'),
  outcome: text('outcome', { enum: ['done', 'cancelled', 'failed'] }),
});
