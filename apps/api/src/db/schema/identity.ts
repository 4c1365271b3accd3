import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytes, instant } from './columns.ts';

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  /** Lower-cased. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
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
