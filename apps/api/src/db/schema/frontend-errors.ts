import { index, pgTable, text } from '../drizzle/pg-core.ts';
import { instant } from './columns.ts';

export const frontendErrors = pgTable(
  'frontend_errors',
  {
    id: text('id').primaryKey(),
    receivedAt: instant('received_at').notNull(),
    message: text('message').notNull(),
    stack: text('stack'),
    source: text('source'),
    context: text('context'),
    url: text('url'),
    userAgent: text('user_agent'),
    userId: text('user_id'),
    reportedAt: text('reported_at'),
  },
  (table) => [index('frontend_errors_received').on(table.receivedAt)],
);
