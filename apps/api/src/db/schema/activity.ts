import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { cents, ordinal } from './columns.ts';

/** What an account's entries and payments come to on a day in New York, as far as they are counted in. */
export const activityDays = pgTable(
  'activity_days',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    day: date('day').notNull(),
    /** Entries: `payment`, `refund`, `disputed` or `fee`. Payments by how they ended: `succeeded` or `failed`. */
    kind: text('kind').notNull(),
    amountCents: cents('amount_cents').notNull(),
    occurrences: bigint('occurrences', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.kind] })],
);

/** The last entry and the last payment of an account that are counted into its days. */
export const activityKept = pgTable('activity_kept', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  entryOrdinal: ordinal('entry_ordinal').notNull(),
  paymentOrdinal: ordinal('payment_ordinal').notNull(),
});
