import { pgTable, primaryKey, text } from '../drizzle/pg-core.ts';
import { instant } from './columns.ts';
import { transactions } from './transactions.ts';

export const processorNotices = pgTable(
  'processor_notices',
  {
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.id),
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['dispute', 'return'] }).notNull(),
    reason: text('reason').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.kind] })],
);
