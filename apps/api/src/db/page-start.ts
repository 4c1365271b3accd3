import { gt, lte, sql, type SQL } from './drizzle/query.ts';
import type { PgColumn } from './drizzle/pg-core.ts';

export type Order = 'asc' | 'desc';

const skipped = sql`${sql.placeholder('offset')}::bigint`;

/**
 * Where a page starts, for a prepared query with the parameter `offset`: ordinals have no gaps, so its position in the
 * index is known, however far back it is. Counted from the newest or, oldest first, from 1. The page is read as the
 * first rows from that ordinal, in a lateral query with its own limit: between two ordinals that are not known yet, the
 * planner expects a large part of a long list and would read all of it.
 *
 * @param counter how many rows the list has, which is the ordinal of the newest; read in the same statement, so that
 *   total and page agree
 */
export const pageStart = (ordinal: PgColumn, counter: PgColumn, order: Order = 'desc'): SQL =>
  order === 'asc' ? gt(ordinal, skipped) : lte(ordinal, sql`${counter} - ${skipped}`);
