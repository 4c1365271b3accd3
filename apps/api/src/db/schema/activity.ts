import { bigint, date, pgTable, primaryKey, text } from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { cents, ordinal } from './columns.ts';

export const activityDays = pgTable(
  'activity_days',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    day: date('day').notNull(),
    kind: text('kind').notNull(),
    amountCents: cents('amount_cents').notNull(),
    occurrences: bigint('occurrences', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.kind] })],
);

export const activityRollupCursor = pgTable('activity_kept', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  entryOrdinal: ordinal('entry_ordinal').notNull(),
  paymentOrdinal: ordinal('payment_ordinal').notNull(),
});
