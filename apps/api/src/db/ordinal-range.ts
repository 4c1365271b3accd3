import { gt, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export type Order = 'asc' | 'desc';

const skipped = sql`${sql.placeholder('offset')}::bigint`;
const wanted = sql`${sql.placeholder('limit')}::bigint`;

/**
 * The rows of a page, for a prepared query with the parameters `offset` and `limit`: ordinals have no gaps, so a page is a
 * range of an index, however far back it lies. Counted from the newest, or, oldest first, from 1.
 *
 * @param counter how many rows the list has, which is the ordinal of the newest; read in the same statement, so that
 *   total and page agree
 */
export const ordinalRange = (ordinal: PgColumn, counter: PgColumn, order: Order = 'desc'): SQL[] =>
  order === 'asc'
    ? [gt(ordinal, skipped), lte(ordinal, sql`${skipped} + ${wanted}`)]
    : [lte(ordinal, sql`${counter} - ${skipped}`), gt(ordinal, sql`${counter} - ${skipped} - ${wanted}`)];
