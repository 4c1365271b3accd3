import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytes, instant } from './columns.ts';

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  /** Lower-cased. */
  email: text('email').notNull().unique(),
  /** Absent until the person has set a password by the link that they were sent. */
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
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.accountId] }),
    index('grants_account').on(table.accountId),
  ],
);

/** A mail that tells a person about a grant: written with the grant, sent by a job, deleted when the grant is revoked first. */
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
    /** Who sends sets this a little ahead first, so that nobody else sends meanwhile and a failed try waits. */
    nextTryAt: instant('next_try_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the mail server refused it for good. */
    refusedAt: instant('refused_at'),
  },
  (table) => [
    index('grant_mails_unsent')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.refusedAt} is null`),
    index('grant_mails_account').on(table.accountId, table.userId),
  ],
);

/** Only a token's hash is stored: who reads the database cannot act as anybody. */
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
  (table) => [index('sessions_user').on(table.userId)],
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
 * What asks for a reset link, for an address that somebody may have or not: whose it is, the worker finds out. A row goes
 * once its mail is out, or there is nobody to mail.
 */
export const passwordResetRequests = pgTable(
  'password_reset_requests',
  {
    id: text('id').primaryKey(),
    /** As it was asked for, lower-cased. */
    email: text('email').notNull(),
    clientAddress: text('client_address'),
    requestedAt: instant('requested_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    /** When a link was first made for it, which stands in the audit trail. */
    linkedAt: instant('linked_at'),
  },
  (table) => [index('password_reset_requests_due').on(table.nextTryAt)],
);

/** One-time ways from the admin app into the merchant app on another origin. */
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

/** How often something was tried in a window: a throttle's name, whom it counts, since when. */
export const throttles = pgTable(
  'throttles',
  {
    name: text('name').notNull(),
    subject: bytes('subject').notNull(),
    windowStartedAt: instant('window_started_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.subject] })],
);
