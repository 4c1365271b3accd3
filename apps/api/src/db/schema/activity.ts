import { bigint, date, pgTable, primaryKey, text } from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { cents, ordinal } from './columns.ts';

/** The totals of an account's entries and payments on a day in New York, as far as rolled up. */
export const activityDays = pgTable(
  'activity_days',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    day: date('day').notNull(),
    /** Entries: `payment`, `refund`, `disputed` or `fee`. Payments by outcome: `succeeded` or `failed`. */
    kind: text('kind').notNull(),
    amountCents: cents('amount_cents').notNull(),
    occurrences: bigint('occurrences', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.kind] })],
);

/** The last entry and the last payment of an account that the rollup includes. */
export const activityRollupCursor = pgTable('activity_kept', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  entryOrdinal: ordinal('entry_ordinal').notNull(),
  paymentOrdinal: ordinal('payment_ordinal').notNull(),
});
