import type { ListName } from '@tillbook/contract';
import { jsonb, pgTable, primaryKey, text, uniqueIndex } from '../drizzle/pg-core.ts';
import { accounts } from './accounts.ts';
import { instant } from './columns.ts';
import { users } from './identity.ts';

export const listColumns = pgTable(
  'list_columns',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    list: text('list').$type<ListName>().notNull(),
    columns: text('columns').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list] })],
);

export const savedViews = pgTable(
  'saved_views',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    list: text('list').$type<ListName>().notNull(),
    name: text('name').notNull(),
    view: jsonb('view').$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.userId, table.accountId, table.list, table.name)],
);
