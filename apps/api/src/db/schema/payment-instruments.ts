import { index, integer, jsonb, pgTable, text, unique, uniqueIndex } from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { bytes, instant, ordinal } from './columns.ts';

export const paymentInstruments = pgTable(
  'payment_instruments',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    ordinal: ordinal('ordinal').notNull(),
    type: text('type', { enum: ['card', 'bank_account'] }).notNull(),
    purpose: text('purpose', { enum: ['buyer', 'payout'] }).notNull(),
    status: text('status', { enum: ['active', 'inactive', 'pending'] }).notNull(),
    ownerName: text('owner_name').notNull(),
    lastFour: text('last_four').notNull(),
    description: text('description'),
    cardBrand: text('card_brand'),
    expirationMonth: integer('expiration_month'),
    expirationYear: integer('expiration_year'),
    bankAccountType: text('bank_account_type'),
    routingNumber: text('routing_number'),
    postalCode: text('postal_code'),
    billingAddress: jsonb('billing_address').$type<Record<string, string>>(),
    sealedNumber: bytes('sealed_number').notNull(),
    sealingKeyId: text('sealing_key_id').notNull(),
    numberFingerprint: bytes('number_fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('payment_instruments_list').on(table.accountId, table.ordinal),
    index('payment_instruments_last_four').on(table.accountId, table.lastFour, table.ordinal),
    index('payment_instruments_fingerprint').on(table.accountId, table.numberFingerprint),
  ],
);

export const instrumentWords = pgTable(
  'instrument_words',
  {
    accountId: text('account_id').notNull(),
    word: text('word').notNull(),
    ordinal: ordinal('ordinal').notNull(),
  },
  (table) => [
    uniqueIndex('instrument_words_beginning').on(
      table.accountId,
      table.word.op('text_pattern_ops'),
      table.ordinal,
    ),
  ],
);

export const instrumentTickets = pgTable(
  'instrument_tickets',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    sessionTokenHash: bytes('session_token_hash'),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    purpose: text('purpose', { enum: ['buyer', 'payout'] }).notNull(),
    userId: text('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    paymentInstrumentId: text('payment_instrument_id').references(() => paymentInstruments.id),
    bodyHmac: bytes('body_hmac'),
  },
  (table) => [index('instrument_tickets_expired').on(table.expiresAt)],
);

export const sealingKeys = pgTable('sealing_keys', {
  id: text('id').primaryKey(),
  check: bytes('check').notNull(),
  createdAt: instant('created_at').notNull(),
  sealsFrom: instant('seals_from'),
});
