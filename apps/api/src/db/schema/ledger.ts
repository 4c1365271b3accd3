import { ledgerCategories } from '@tillbook/contract';
import { sql } from '../drizzle/query.ts';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { cents, instant, ordinal } from './columns.ts';
import { amountBucket, indexedOrdinal } from './transactions.ts';

export const generalLedgerAccounts = pgTable('general_ledger_accounts', {
  id: text('id').primaryKey(),
  number: text('number').notNull().unique(),
  name: text('name').notNull(),
  type: text('type', { enum: ['Asset', 'Liability', 'Equity', 'Income', 'Expense'] }).notNull(),
  normalBalance: text('normal_balance', { enum: ['debit', 'credit'] }).notNull(),
  hasSubledger: boolean('has_subledger').notNull(),
});

export const entrySets = pgTable(
  'entry_sets',
  {
    id: text('id').primaryKey(),
    ordinal: ordinal('ordinal').generatedAlwaysAsIdentity(),
    reference: text('reference').notNull(),
    description: text('description').notNull(),
    origin: text('origin', { enum: ['business', 'manual'] }).notNull(),
    status: text('status', { enum: ['Draft', 'Posted', 'Reversed'] }).notNull(),
    createdBy: text('created_by').notNull(),
    effectiveAt: instant('effective_at').notNull(),
    postedAt: instant('posted_at'),
    reversesEntrySetId: text('reverses_entry_set_id'),
    /** The account whose lock is held during the posting. */
    accountId: text('account_id'),
    lineAccounts: text('line_accounts').array(),
    lineCents: bigint('line_cents', { mode: 'number' }).array(),
  },
  (table) => [
    uniqueIndex('entry_sets_ordinal').on(table.ordinal),
    uniqueIndex('entry_sets_reversal')
      .on(table.reversesEntrySetId)
      .where(sql`${table.reversesEntrySetId} is not null`),
    index('entry_sets_manual')
      .on(table.ordinal)
      .where(sql`${table.origin} = 'manual'`),
    // A period's sets are stored together, so a summary of each block of the table is enough, and does not
    // slow down postings.
    index('entry_sets_period').using('brin', table.effectiveAt),
    check('entry_sets_posted_at', sql`(${table.status} = 'Draft') = (${table.postedAt} is null)`),
    check(
      'entry_sets_balanced',
      sql`${table.lineCents} is null or ledger.lines_balance(${table.lineAccounts}, ${table.lineCents}, ${table.accountId})`,
    ),
  ],
);

/** A set's lines can be rewritten while the set is a draft. */
export const entryLines = pgTable(
  'entry_lines',
  {
    entrySetId: text('entry_set_id')
      .notNull()
      .references(() => entrySets.id),
    position: integer('position').notNull(),
    /**
     * Needs no foreign key: the check at commit that a posted set balances also refuses an unknown account.
     */
    generalLedgerAccountId: text('general_ledger_account_id').notNull(),
    /**
     * The merchant whose subledger the line belongs to, if the control account has subledgers. Its lock is
     * held during the posting.
     */
    accountId: text('account_id'),
    debitCents: cents('debit_cents').notNull(),
    creditCents: cents('credit_cents').notNull(),
    description: text('description'),
  },
  (table) => [
    primaryKey({ columns: [table.entrySetId, table.position] }),
    index('entry_lines_account').on(table.generalLedgerAccountId, table.accountId),
    check('entry_lines_one_side', sql`(${table.debitCents} > 0) <> (${table.creditCents} > 0)`),
    check('entry_lines_not_negative', sql`${table.debitCents} >= 0 and ${table.creditCents} >= 0`),
  ],
);

export const ledgerLines = pgView('ledger_lines', {
  entrySetId: text('entry_set_id').notNull(),
  position: integer('position').notNull(),
  generalLedgerAccountId: text('general_ledger_account_id').notNull(),
  accountId: text('account_id'),
  debitCents: cents('debit_cents').notNull(),
  creditCents: cents('credit_cents').notNull(),
  description: text('description'),
}).existing();

export const settlements = pgTable(
  'settlements',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    ordinal: ordinal('ordinal').notNull(),
    entrySetId: text('entry_set_id')
      .notNull()
      .references(() => entrySets.id),
    totalAmountCents: cents('total_amount_cents').notNull(),
    totalFeesCents: cents('total_fees_cents').notNull(),
    netAmountCents: cents('net_amount_cents').notNull(),
    entryCount: integer('entry_count').notNull(),
    status: text('status', { enum: ['pending', 'completed'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('settlements_list').on(table.accountId, table.ordinal)],
);

/** Has no foreign keys; the invariants check that the referenced rows exist. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text('id').primaryKey(),
    /** The account whose lock is held during the insert. */
    accountId: text('account_id').notNull(),
    transactionId: text('transaction_id'),
    entrySetId: text('entry_set_id').notNull(),
    ordinal: ordinal('ordinal').notNull(),
    amountCents: cents('amount_cents').notNull(),
    type: text('type', { enum: ['credit', 'debit'] }).notNull(),
    category: text('category', { enum: ledgerCategories }).notNull(),
    status: text('status', { enum: ['pending', 'settled'] }).notNull(),
    description: text('description'),
    createdAt: instant('created_at').notNull(),
    readyToSettleAt: instant('ready_to_settle_at'),
    settledAt: instant('settled_at'),
    afterBalanceCents: cents('after_balance_cents'),
    settledOrdinal: ordinal('settled_ordinal'),
    settlementId: text('settlement_id'),
  },
  (table) => [
    unique('ledger_entries_list').on(table.accountId, table.ordinal),
    uniqueIndex('ledger_entries_settled')
      .on(table.accountId, table.settledOrdinal)
      .where(sql`${table.settledOrdinal} is not null`),
    index('ledger_entries_pending')
      .on(table.accountId, table.ordinal)
      .where(sql`${table.status} = 'pending'`),
    index('ledger_entries_ready')
      .on(table.readyToSettleAt, table.accountId)
      .where(sql`${table.status} = 'pending'`),
    index('ledger_entries_transaction').on(table.transactionId, table.ordinal),
    index('ledger_entries_settlement')
      .on(table.settlementId, table.settledOrdinal)
      .where(sql`${table.settlementId} is not null`),
    // For the filters of settled entries: within a category and an amount bucket, entries are in settlement
    // order.
    index('ledger_entries_facets')
      .on(
        table.accountId,
        table.category,
        amountBucket(table.amountCents),
        indexedOrdinal(table.settledOrdinal),
        table.amountCents,
      )
      .where(sql`${table.settledOrdinal} is not null`),
    check('ledger_entries_positive', sql`${table.amountCents} > 0`),
    check(
      'ledger_entries_pending_ready',
      sql`${table.status} = 'settled' or ${table.readyToSettleAt} is not null`,
    ),
    check(
      'ledger_entries_settled_whole',
      sql`(${table.status} = 'settled') = (${table.settledAt} is not null and ${table.afterBalanceCents} is not null and ${table.settledOrdinal} is not null)`,
    ),
  ],
);
