import { pgTable, primaryKey, text } from '../drizzle/pg-core.ts';
import { cents, instant, ordinal } from './columns.ts';
import { entrySets, generalLedgerAccounts } from './ledger.ts';

export const ledgerSnapshots = pgTable('ledger_snapshots', {
  throughOrdinal: ordinal('through_ordinal')
    .primaryKey()
    .references(() => entrySets.ordinal),
  entrySetCount: ordinal('entry_set_count').notNull().unique(),
  takenAt: instant('taken_at').notNull(),
});

export const ledgerSnapshotBalances = pgTable(
  'ledger_snapshot_balances',
  {
    throughOrdinal: ordinal('through_ordinal')
      .notNull()
      .references(() => ledgerSnapshots.throughOrdinal),
    generalLedgerAccountId: text('general_ledger_account_id')
      .notNull()
      .references(() => generalLedgerAccounts.id),
    balanceCents: cents('balance_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.throughOrdinal, table.generalLedgerAccountId] })],
);
