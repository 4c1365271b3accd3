import { exportedLists } from '@tillbook/contract';
import { bigint, boolean, jsonb, pgTable, text } from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { bytes, instant, ordinal } from './columns.ts';
import { users } from './identity.ts';

export const listExports = pgTable('exports', {
  id: text('id').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  list: text('list', { enum: exportedLists }).notNull(),
  filter: jsonb('filter').$type<unknown>(),
  format: text('format', { enum: ['csv', 'json'] }).notNull(),
  columns: text('columns').array().notNull(),
  timeZone: text('time_zone').notNull(),
  ticketHash: bytes('ticket_hash').notNull().unique(),
  sessionTokenHash: bytes('session_token_hash'),
  throughOrdinal: ordinal('through_ordinal').notNull(),
  totalCount: bigint('total_count', { mode: 'number' }).notNull(),
  totalCountCapped: boolean('total_count_capped').notNull().default(false),
  rowCount: bigint('row_count', { mode: 'number' }).notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  begunAt: instant('begun_at'),
  processId: text('process_id'),
  outcome: text('outcome', { enum: ['done', 'cancelled', 'failed'] }),
});
