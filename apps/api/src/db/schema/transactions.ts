import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytes, cents, instant, ordinal } from './columns.ts';
import { users } from './identity.ts';
import { paymentInstruments } from './payment-instruments.ts';

/** The three lists of section 2 divide all transactions: each stands in exactly one. */
export const transactionLists = ['payments', 'payouts', 'refunds'] as const;

/**
 * Which of some 80 classes an amount is in, each a quarter wider than the one below. A range of amounts is a few classes, so that
 * an index with the class has what is in the range in the order of the list, a class at a time.
 */
export const amountBucket = (amountCents: SQLWrapper): SQL =>
  sql`(floor(ln(${amountCents}::double precision) * 4)::integer)`;

/**
 * The ordinal as the indexes of filters have it, under another name as it were: sought by it, rows cannot come from the index of
 * the list, which the database takes for the shorter way where most accounts are small, and which for a long list is a scan.
 */
export const placeToSeek = (listOrdinal: SQLWrapper): SQL => sql`(${listOrdinal} + 0)`;

export const transactions = pgTable(
  'transactions',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    list: text('list', { enum: transactionLists }).notNull(),
    /** Gapless within (account, list), given out under the account's lock. */
    ordinal: ordinal('ordinal').notNull(),
    amountCents: cents('amount_cents').notNull(),
    type: text('type', { enum: ['pull', 'push'] }).notNull(),
    subtype: text('subtype', { enum: ['refund', 'adjustment', 'chargeback', 'reversal'] }),
    status: text('status', { enum: ['created', 'pending', 'succeeded', 'completed', 'failed'] }).notNull(),
    method: text('method', { enum: ['card', 'ach'] }),
    channel: text('channel', { enum: ['online', 'in_person'] }),
    paymentInstrumentId: text('payment_instrument_id').references(() => paymentInstruments.id),
    /** Of the instrument's number, written by the posting, so that an index has it beside what else a list is narrowed to. */
    lastFour: text('last_four'),
    serialNumber: text('serial_number'),
    parentTransactionId: text('parent_transaction_id').references((): AnyPgColumn => transactions.id),
    /** The refund that failed, where it is what brought a further reversal or chargeback of its payment about. */
    causeTransactionId: text('cause_transaction_id').references((): AnyPgColumn => transactions.id),
    referenceId: text('reference_id'),
    description: text('description'),
    /** Three marks of 64 for each word of the description: a row that lacks one has not all words of a text. */
    wordSignature: bigint('word_bits', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    tags: jsonb('tags').$type<Record<string, string>>(),
    /** The e-mail of the person who asked for it; absent on what the platform does by itself. */
    createdBy: text('created_by'),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    createdAt: instant('created_at').notNull(),
    /** When the outcome was recorded; until then the processor is asked again. */
    finalAt: instant('final_at'),
    /** When the processor is to be asked next. It steers work, not money. */
    askProcessorAt: instant('ask_processor_at'),
  },
  (table) => [
    // It has with it all that a list is narrowed by, so that many places are looked at without their rows.
    uniqueIndex('transactions_list').on(table.accountId, table.list, table.ordinal),
    index('transactions_parent')
      .on(table.parentTransactionId)
      .where(sql`${table.parentTransactionId} is not null`),
    uniqueIndex('transactions_one_reversal_per_cause')
      .on(table.parentTransactionId, sql`coalesce(${table.causeTransactionId}, ${table.parentTransactionId})`)
      .where(sql`${table.subtype} = 'reversal' or ${table.causeTransactionId} is not null`),
    // The few among the payouts that are none: chargebacks, reversals and adjustments.
    index('transactions_subtype')
      .on(table.accountId, table.subtype, table.ordinal)
      .where(sql`${table.list} = 'payouts' and ${table.subtype} is not null`),
    index('transactions_failed_payouts')
      .on(table.finalAt)
      .where(sql`${table.list} = 'payouts' and ${table.status} = 'failed'`),
    // What a list is narrowed to: within each combination of these, rows stand in the order of the list.
    index('transactions_facets').on(
      table.accountId,
      table.list,
      table.status,
      table.method,
      table.channel,
      amountBucket(table.amountCents),
      placeToSeek(table.ordinal),
      table.ordinal,
      table.amountCents,
      table.wordSignature,
    ),
    index('transactions_last_four')
      .on(
        table.accountId,
        table.list,
        table.lastFour,
        table.status,
        table.method,
        table.channel,
        amountBucket(table.amountCents),
        placeToSeek(table.ordinal),
        table.ordinal,
        table.amountCents,
        table.wordSignature,
      )
      .where(sql`${table.lastFour} is not null`),
    // The order by amount, and one amount or a few. What stands behind the place is only there to be read with it.
    index('transactions_amounts').on(
      table.accountId,
      table.list,
      table.amountCents,
      placeToSeek(table.ordinal),
      table.ordinal,
      table.status,
      table.method,
      table.channel,
      table.lastFour,
    ),
    // What a search finds at once: what has a reference.
    index('transactions_reference')
      .on(table.accountId, table.referenceId, table.createdAt)
      .where(sql`${table.referenceId} is not null`),
    index('transactions_open')
      .on(table.askProcessorAt)
      .where(sql`${table.finalAt} is null`),
  ],
);

/**
 * Which transactions have a word in their description: each place in a list once under each word. Written by the posting that
 * makes the transaction, and never again, for a description does not change.
 */
export const transactionWords = pgTable(
  'transaction_words',
  {
    /** 64 bits that stand for account, list and word; as text they would be four times as long. */
    wordKey: bigint('word_key', { mode: 'bigint' }).notNull(),
    ordinal: ordinal('ordinal').notNull(),
  },
  (table) => [primaryKey({ columns: [table.wordKey, table.ordinal] })],
);

/** What a key was used for, so that sending twice does a thing once. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    accountId: text('account_id').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    bodyHmac: bytes('body_hmac').notNull(),
    /** The attempt, for calls that make a transaction. */
    transactionId: text('transaction_id'),
    /** Absent while the first answer is still being worked out. */
    responseStatus: smallint('response_status'),
    /** What the first answer was made from: the transaction's row as it was then, a refusal, or the answer itself. */
    response: jsonb('response').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.call, table.key] }),
    index('idempotency_records_unanswered')
      .on(table.transactionId)
      .where(sql`${table.responseStatus} is null`),
  ],
);

/** A receipt that was asked for; the worker sends it, and tries again where the mail server does not take it. */
export const receipts = pgTable(
  'receipts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id),
    recipientEmail: text('recipient_email').notNull(),
    /** Absent on what was asked for before this was written down. */
    requestedBy: text('requested_by_id').references(() => users.id),
    requestedAt: instant('requested_at').notNull(),
    /** Who sends sets this a little ahead first, so that nobody else sends meanwhile and a failed try waits. */
    nextTryAt: instant('next_try_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the mail server refused it for good. */
    refusedAt: instant('refused_at'),
  },
  (table) => [
    index('receipts_unsent')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null and ${table.refusedAt} is null`),
    index('receipts_transaction').on(table.transactionId),
    index('receipts_recipient').on(table.accountId, sql`lower(${table.recipientEmail})`, table.id),
  ],
);
