import { sql, type SQL, type SQLWrapper } from '../drizzle/query.ts';
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  type AnyPgColumn,
  uniqueIndex,
} from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { bytes, cents, email, instant, ordinal } from './columns.ts';
import { users } from './identity.ts';
import { paymentInstruments } from './payment-instruments.ts';

/** Each transaction is in exactly one of these three lists. */
export const transactionLists = ['payments', 'payouts', 'refunds'] as const;

/**
 * Returns the bucket of an amount, one of about 75 buckets, each about a quarter wider than the bucket below.
 * A range of amounts spans a few buckets, so an index on the bucket has the rows of the range in list order,
 * one bucket at a time.
 */
export const amountBucket = (amountCents: SQLWrapper): SQL =>
  sql`(floor(ln(${amountCents}::double precision) * 4)::integer)`;

/**
 * Returns the ordinal of the filter indexes, which is another expression so that a search cannot use the
 * list's index. If most accounts are small, the planner would prefer that index, and would scan all of a long
 * list.
 */
export const indexedOrdinal = (listOrdinal: SQLWrapper): SQL => sql`(${listOrdinal} + 0)`;

export const transactions = pgTable(
  'transactions',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    list: text('list', { enum: transactionLists }).notNull(),
    ordinal: ordinal('ordinal').notNull(),
    amountCents: cents('amount_cents').notNull(),
    type: text('type', { enum: ['pull', 'push'] }).notNull(),
    subtype: text('subtype', { enum: ['refund', 'adjustment', 'chargeback', 'reversal'] }),
    status: text('status', { enum: ['created', 'pending', 'succeeded', 'completed', 'failed'] }).notNull(),
    method: text('method', { enum: ['card', 'ach'] }),
    channel: text('channel', { enum: ['online', 'in_person'] }),
    paymentInstrumentId: text('payment_instrument_id').references(() => paymentInstruments.id),
    lastFour: text('last_four'),
    serialNumber: text('serial_number'),
    parentTransactionId: text('parent_transaction_id').references((): AnyPgColumn => transactions.id),
    causeTransactionId: text('cause_transaction_id').references((): AnyPgColumn => transactions.id),
    referenceId: text('reference_id'),
    description: text('description'),
    wordSignature: bigint('word_bits', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    tags: jsonb('tags').$type<Record<string, string>>(),
    createdBy: text('created_by'),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    createdAt: instant('created_at').notNull(),
    finalAt: instant('final_at'),
    askProcessorAt: instant('ask_processor_at'),
  },
  (table) => [
    // A migration includes the columns of all filters, so that many rows are checked without reading the
    // table.
    uniqueIndex('transactions_list').on(table.accountId, table.list, table.ordinal),
    index('transactions_parent')
      .on(table.parentTransactionId)
      .where(sql`${table.parentTransactionId} is not null`),
    uniqueIndex('transactions_one_reversal_per_cause')
      .on(table.parentTransactionId, sql`coalesce(${table.causeTransactionId}, ${table.parentTransactionId})`)
      .where(sql`${table.subtype} = 'reversal' or ${table.causeTransactionId} is not null`),
    // The few rows in the list of payouts that are not payouts: chargebacks, reversals and adjustments.
    index('transactions_subtype')
      .on(table.accountId, table.subtype, table.ordinal)
      .where(sql`${table.list} = 'payouts' and ${table.subtype} is not null`),
    index('transactions_failed_payouts')
      .on(table.finalAt)
      .where(sql`${table.list} = 'payouts' and ${table.status} = 'failed'`),
    // For the filters of a list: within each combination of these columns, rows are in list order.
    index('transactions_facets').on(
      table.accountId,
      table.list,
      table.status,
      table.method,
      table.channel,
      amountBucket(table.amountCents),
      indexedOrdinal(table.ordinal),
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
        indexedOrdinal(table.ordinal),
        table.ordinal,
        table.amountCents,
        table.wordSignature,
      )
      .where(sql`${table.lastFour} is not null`),
    // For the order by amount, and for one or a few amounts. The columns after the ordinal are only read, not
    // searched.
    index('transactions_amounts').on(
      table.accountId,
      table.list,
      table.amountCents,
      indexedOrdinal(table.ordinal),
      table.ordinal,
      table.status,
      table.method,
      table.channel,
      table.lastFour,
    ),
    // For searches: rows with a reference.
    index('transactions_reference')
      .on(table.accountId, table.referenceId, table.createdAt)
      .where(sql`${table.referenceId} is not null`),
    index('transactions_open')
      .on(table.askProcessorAt)
      .where(sql`${table.finalAt} is null`),
  ],
);

export const transactionWords = pgTable(
  'transaction_words',
  {
    /** 64 bits, because text would take four times as much space. */
    wordKey: bigint('word_key', { mode: 'bigint' }).notNull(),
    ordinal: ordinal('ordinal').notNull(),
    accountId: text('account_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.wordKey, table.ordinal] })],
);

export const accountWords = pgTable(
  'account_words',
  {
    accountId: text('account_id').notNull(),
    word: text('word').notNull(),
  },
  (table) => [uniqueIndex('account_words_beginning').on(table.accountId, table.word.op('text_pattern_ops'))],
);

export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    accountId: text('account_id').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    bodyHmac: bytes('body_hmac').notNull(),
    transactionId: text('transaction_id'),
    responseStatus: smallint('response_status'),
    response: jsonb('response').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
    isReference: boolean('is_reference'),
    isRetained: boolean('is_retained'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.call, table.key] }),
    index('idempotency_records_unvisited')
      .on(table.createdAt)
      .where(sql`${table.isRetained} is null and ${table.responseStatus} is not null`),
    index('idempotency_records_unanswered')
      .on(table.transactionId)
      .where(sql`${table.responseStatus} is null`),
  ],
);

export const receipts = pgTable(
  'receipts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id),
    recipientEmail: email('recipient_email').notNull(),
    /** Absent on older requests. */
    requestedBy: text('requested_by_id').references(() => users.id),
    requestedAt: instant('requested_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    sentAt: instant('sent_at'),
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
