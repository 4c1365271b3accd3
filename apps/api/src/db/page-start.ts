import { gt, lte, sql, type SQL } from './drizzle/query.ts';
import type { PgColumn } from './drizzle/pg-core.ts';

export type Order = 'asc' | 'desc';

const skipped = sql`${sql.placeholder('offset')}::bigint`;

/**
 * Returns a condition on a page's first ordinal, for a prepared query with the parameter `offset`. Read the
 * page in a lateral query with its own limit: between two unknown ordinals, the planner would read much of
 * the list.
 * @param counter the number of rows, which is the newest ordinal; read in the same statement, so that total
 * and page agree
 */
export const pageStart = (ordinal: PgColumn, counter: PgColumn, order: Order = 'desc'): SQL =>
  order === 'asc' ? gt(ordinal, skipped) : lte(ordinal, sql`${counter} - ${skipped}`);
