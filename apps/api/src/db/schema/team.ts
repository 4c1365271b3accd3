import { sql } from '../drizzle/query.ts';
import { check, index, pgTable, text, uniqueIndex } from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { bytes, email, instant } from './columns.ts';
import { users } from './identity.ts';

export const teamInvites = pgTable(
  'team_invites',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    email: email('email').notNull(),
    role: text('role').notNull(),
    tokenHash: bytes('token_hash'),
    invitedById: text('invited_by_id')
      .notNull()
      .references(() => users.id),
    invitedAt: instant('invited_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    withdrawnAt: instant('withdrawn_at'),
    nextTryAt: instant('next_try_at').notNull(),
    sentAt: instant('sent_at'),
    refusedAt: instant('refused_at'),
  },
  (table) => [
    uniqueIndex('team_invites_open')
      .on(table.accountId, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.withdrawnAt} is null`),
    uniqueIndex('team_invites_token').on(table.tokenHash),
    index('team_invites_unsent')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.refusedAt} is null`),
    check('team_invites_role', sql`${table.role} in ('owner', 'finance', 'operator', 'viewer')`),
  ],
);
