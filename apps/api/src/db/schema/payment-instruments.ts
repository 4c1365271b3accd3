import { index, integer, jsonb, pgTable, text, unique } from '../drizzle/pg-core.ts';
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
    /** The number, sealed with a key that the database does not hold. */
    sealedNumber: bytes('sealed_number').notNull(),
    sealingKeyId: text('sealing_key_id').notNull(),
    /** A keyed hash of the number, to find the same card again without opening it. */
    numberFingerprint: bytes('number_fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('payment_instruments_list').on(table.accountId, table.ordinal),
    index('payment_instruments_last_four').on(table.accountId, table.lastFour, table.ordinal),
    index('payment_instruments_fingerprint').on(table.accountId, table.numberFingerprint),
  ],
);

export const instrumentTickets = pgTable(
  'instrument_tickets',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** The session of the request; the ticket is invalid once that has ended. */
    sessionTokenHash: bytes('session_token_hash'),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    purpose: text('purpose', { enum: ['buyer', 'payout'] }).notNull(),
    userId: text('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** The stored instrument and a keyed hash of the request, so that a lost response can be repeated. */
    paymentInstrumentId: text('payment_instrument_id').references(() => paymentInstruments.id),
    bodyHmac: bytes('body_hmac'),
  },
  (table) => [index('instrument_tickets_expired').on(table.expiresAt)],
);

/** The keys with which stored numbers are sealed; a start with another key is refused. */
export const sealingKeys = pgTable('sealing_keys', {
  id: text('id').primaryKey(),
  check: bytes('check').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Absent while processes are still given the key: nothing is sealed with it until each of them has it. */
  sealsFrom: instant('seals_from'),
});
