import { sql } from '../drizzle/query.ts';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from '../drizzle/pg-core.ts';
import { cents, instant, ordinal } from './columns.ts';

export const programs = pgTable('programs', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});

export const accountStatuses = ['active', 'inactive', 'pending'] as const;

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    programId: text('program_id')
      .notNull()
      .references(() => programs.id),
    ordinal: ordinal('ordinal').notNull().default(0),
    name: text('name').notNull(),
    legalName: text('legal_name').notNull(),
    type: text('type', { enum: ['merchant', 'finix_paas'] }).notNull(),
    status: text('status', { enum: accountStatuses }).notNull(),
    payoutsAllowed: boolean('payouts_allowed').notNull().default(true),
    currency: text('currency').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('accounts_list').on(table.ordinal),
    index('accounts_status').on(table.status, table.ordinal),
    index('accounts_name').on(table.name, table.ordinal),
    // A search looks for its words in all three columns together, anywhere in them.
    index('accounts_search').using(
      'gin',
      sql`(${table.name} || ' ' || ${table.legalName} || ' ' || ${table.id}) gin_trgm_ops`,
    ),
  ],
);

export const platformLists = pgTable('platform_lists', {
  name: text('name', { enum: ['accounts'] }).primaryKey(),
  count: ordinal('count').notNull(),
});

/** Sums and counts of an account's entries, updated in the same statement as the entries. */
export const merchantLedgers = pgTable('merchant_ledgers', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  pendingCents: cents('pending_cents').notNull().default(0),
  availableCents: cents('available_cents').notNull().default(0),
  unsweptCents: cents('unswept_cents').notNull().default(0),
  entryCount: ordinal('entry_count').notNull().default(0),
  pendingEntryCount: ordinal('pending_entry_count').notNull().default(0),
  settledEntryCount: ordinal('settled_entry_count').notNull().default(0),
  paymentCount: ordinal('payment_count').notNull().default(0),
  payoutCount: ordinal('payout_count').notNull().default(0),
  refundCount: ordinal('refund_count').notNull().default(0),
  settlementCount: ordinal('settlement_count').notNull().default(0),
  disputeCount: ordinal('dispute_count').notNull().default(0),
  instrumentCount: ordinal('instrument_count').notNull().default(0),
  lastPostedAt: instant('last_posted_at').notNull(),
});

export const accountSettings = pgTable('account_settings', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  defaultPaymentInstrumentId: text('default_payment_instrument_id'),
  statementDescriptor: text('statement_descriptor').notNull(),
  cardSettlementDays: integer('card_settlement_days').notNull(),
  achSettlementDays: integer('ach_settlement_days').notNull(),
});

export const feeProfiles = pgTable('fee_profiles', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  cardFeeType: text('card_fee_type', { enum: ['fixed', 'dynamic'] }).notNull(),
  onlinePercentageBasisPoints: integer('online_percentage_basis_points').notNull(),
  onlineFlatFeeCents: integer('online_flat_fee_cents').notNull(),
  inPersonPercentageBasisPoints: integer('in_person_percentage_basis_points').notNull(),
  inPersonFlatFeeCents: integer('in_person_flat_fee_cents').notNull(),
  achPercentageBasisPoints: integer('ach_percentage_basis_points').notNull(),
  achMinimumFeeCents: integer('ach_minimum_fee_cents').notNull(),
  achMaximumFeeCents: integer('ach_maximum_fee_cents').notNull(),
});

export const auditTrail = pgTable(
  'audit_trail',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    userId: text('user_id'),
    accountId: text('account_id'),
    action: text('action').notNull(),
    subject: text('subject'),
    clientAddress: text('client_address'),
    details: jsonb('details').$type<Record<string, string | number | boolean>>(),
  },
  (table) => [
    index('audit_trail_account').on(table.accountId, table.id),
    index('audit_trail_user').on(table.userId, table.id),
    index('audit_trail_action').on(table.action, table.id),
    // Actions without an account: signing in and out, and password changes.
    index('audit_trail_person')
      .on(table.userId, table.id)
      .where(sql`${table.accountId} is null`),
  ],
);
