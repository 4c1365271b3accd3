import { pgTable, primaryKey, text } from '../drizzle/pg-core.ts';
import { cents, instant, ordinal } from './columns.ts';
import { entrySets, generalLedgerAccounts } from './ledger.ts';

/**
 * The general ledger up to an entry set, which never changes again: sums and counts continue from here instead of from
 * the beginning.
 */
export const ledgerSnapshots = pgTable('ledger_snapshots', {
  throughOrdinal: ordinal('through_ordinal')
    .primaryKey()
    .references(() => entrySets.ordinal),
  /** How many entry sets there are up to here: ordinals have gaps from rolled-back postings. */
  entrySetCount: ordinal('entry_set_count').notNull().unique(),
  takenAt: instant('taken_at').notNull(),
});

/** Business sets only: a manual draft older than a snapshot can still be posted after it. */
export const ledgerSnapshotBalances = pgTable(
  'ledger_snapshot_balances',
  {
    throughOrdinal: ordinal('through_ordinal')
      .notNull()
      .references(() => ledgerSnapshots.throughOrdinal),
    generalLedgerAccountId: text('general_ledger_account_id')
      .notNull()
      .references(() => generalLedgerAccounts.id),
    /** Debits less credits since the beginning. */
    balanceCents: cents('balance_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.throughOrdinal, table.generalLedgerAccountId] })],
);
