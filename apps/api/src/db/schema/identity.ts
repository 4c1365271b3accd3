import { sql } from '../drizzle/query.ts';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { bytes, email, instant } from './columns.ts';

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  /** Lower-cased. */
  email: email('email').notNull().unique(),
  /** Absent until the person has set a password by the mailed link. */
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
    /** A set of permissions, by its name in the contract. Only ledger.change_member_role changes it. */
    role: text('role').notNull().default('owner'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.accountId] }),
    index('grants_account').on(table.accountId),
    check('grants_role', sql`${table.role} in ('owner', 'finance', 'operator', 'viewer')`),
  ],
);

/** A mail about a new grant: written with the grant, sent by a job, deleted if the grant is revoked first. */
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
    /** The sender moves this ahead first, so that no other process sends meanwhile and a failed try waits. */
    nextTryAt: instant('next_try_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the mail server refused it permanently. */
    refusedAt: instant('refused_at'),
  },
  (table) => [
    index('grant_mails_unsent')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.refusedAt} is null`),
    index('grant_mails_account').on(table.accountId, table.userId),
  ],
);

/** Only a token's hash is stored: access to the database is not enough to sign in. */
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

/**
 * Requests for a reset link, even for unknown addresses: the worker looks up the person. A row is deleted
 * once its mail is sent, or if there is no such person.
 */
export const passwordResetRequests = pgTable(
  'password_reset_requests',
  {
    id: text('id').primaryKey(),
    /** As requested, in lower case. */
    email: email('email').notNull(),
    clientAddress: text('client_address'),
    requestedAt: instant('requested_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    /** When a link was first made for it, which the audit trail records. */
    linkedAt: instant('linked_at'),
  },
  (table) => [index('password_reset_requests_due').on(table.nextTryAt)],
);

/**
 * Requests for another email address: the link goes to the new address, and once it is followed, a notice goes to the
 * old one. Both mails are sent by a job.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    oldEmail: email('old_email').notNull(),
    /** In lower case; somebody may have it already, which only the job finds out. */
    newEmail: email('new_email').notNull(),
    /** The link's, made when its mail is sent. */
    tokenHash: bytes('token_hash'),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at'),
    confirmedAt: instant('confirmed_at'),
    nextTryAt: instant('next_try_at').notNull(),
    /** When the mail that was due last was accepted or refused for good. */
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

/** One-time codes that lead from the admin app into the merchant app on another origin. */
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

/** How often something was tried in a window, attempts under way included, and how often it failed. */
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
