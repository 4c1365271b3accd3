import { gt, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export type Order = 'asc' | 'desc';

const skipped = sql`${sql.placeholder('offset')}::bigint`;

/**
 * Where a page begins, for a prepared query with the parameter `offset`: ordinals have no gaps, so it is a known place of
 * an index, however far back it lies. Counted from the newest, or, oldest first, from 1.
 *
 * The page is read as the first rows from that place, in a lateral query with a limit of its own: between two places that
 * it does not know yet, the database expects a large part of a long list and would read all of it.
 *
 * @param counter how many rows the list has, which is the ordinal of the newest; read in the same statement, so that
 *   total and page agree
 */
export const pageStart = (ordinal: PgColumn, counter: PgColumn, order: Order = 'desc'): SQL =>
  order === 'asc' ? gt(ordinal, skipped) : lte(ordinal, sql`${counter} - ${skipped}`);
