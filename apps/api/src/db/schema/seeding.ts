import { pgTable, text } from '../drizzle/pg-core.ts';
import { instant } from './columns.ts';

export const seedings = pgTable('seedings', {
  name: text('name').primaryKey(),
  beganAt: instant('began_at').notNull(),
  finishedAt: instant('finished_at'),
});
