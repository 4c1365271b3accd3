import { pgTable, text } from '../drizzle/pg-core.ts';
import { instant } from './columns.ts';

/** One row per kind of demo data: started and, once all its rows exist, finished. */
export const seedings = pgTable('seedings', {
  name: text('name').primaryKey(),
  beganAt: instant('began_at').notNull(),
  finishedAt: instant('finished_at'),
});
