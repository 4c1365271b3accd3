import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** One row per kind of demo data, begun and, once it is complete, finished; and one row if the clock is simulated. */
export const seedings = pgTable('seedings', {
  name: text('name').primaryKey(),
  beganAt: instant('began_at').notNull(),
  finishedAt: instant('finished_at'),
});
