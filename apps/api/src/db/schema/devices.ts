import { pgTable, text, unique } from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { instant } from './columns.ts';

export const devices = pgTable(
  'devices',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name'),
    serialNumber: text('serial_number').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('devices_serial_number').on(table.accountId, table.serialNumber)],
);
