import { sql } from '../drizzle/query.ts';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { bytes, email, instant } from './columns.ts';

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: email('email').notNull().unique(),
  passwordHash: text('password_hash'),
  roles: text('roles').array().notNull(),
  createdAt: instant('created_at').notNull(),
});

export const grants = pgTable(
  'grants',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    createdAt: instant('created_at').notNull(),
    /** Changed only by ledger.change_member_role. */
    role: text('role').notNull().default('owner'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.accountId] }),
    index('grants_account').on(table.accountId),
    check('grants_role', sql`${table.role} in ('owner', 'finance', 'operator', 'viewer')`),
  ],
);

export const grantMails = pgTable(
  'grant_mails',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    requestedAt: instant('requested_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    sentAt: instant('sent_at'),
    refusedAt: instant('refused_at'),
  },
  (table) => [
    index('grant_mails_unsent')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.refusedAt} is null`),
    index('grant_mails_account').on(table.accountId, table.userId),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expired').on(table.expiresAt)],
);

export const passwordResets = pgTable('password_resets', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

export const passwordResetRequests = pgTable(
  'password_reset_requests',
  {
    id: text('id').primaryKey(),
    email: email('email').notNull(),
    clientAddress: text('client_address'),
    requestedAt: instant('requested_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    /** Also recorded in the audit trail. */
    linkedAt: instant('linked_at'),
  },
  (table) => [index('password_reset_requests_due').on(table.nextTryAt)],
);

export const emailChanges = pgTable(
  'email_changes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    oldEmail: email('old_email').notNull(),
    newEmail: email('new_email').notNull(),
    tokenHash: bytes('token_hash'),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at'),
    confirmedAt: instant('confirmed_at'),
    nextTryAt: instant('next_try_at').notNull(),
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    uniqueIndex('email_changes_token').on(table.tokenHash),
    index('email_changes_unsent')
      .on(table.nextTryAt)
      .where(sql`${table.mailedAt} is null`),
    index('email_changes_user').on(table.userId),
  ],
);

export const handoverCodes = pgTable('handover_codes', {
  codeHash: bytes('code_hash').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

export const throttles = pgTable(
  'throttles',
  {
    name: text('name').notNull(),
    subject: bytes('subject').notNull(),
    windowStartedAt: instant('window_started_at').notNull(),
    count: integer('count').notNull(),
    failedCount: integer('failed_count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.name, table.subject] })],
);
