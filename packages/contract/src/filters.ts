import * as z from 'zod/mini';
import { amountCents } from './primitives.ts';

/**
 * How long a list is. The lists of the specification have a counter each and are counted to the last row. What a filter
 * or another order finds is counted, and can be paged through, up to 1,000 rows: `totalCount` is then 1,000 and
 * `totalCountCapped` is true.
 */
export const totals = {
  totalCount: z
    .int()
    .check(z.gte(0), z.describe('How many rows can be paged through: all, or the first 1,000 of a filter.')),
  totalCountCapped: z.optional(
    z.boolean().check(z.describe('True where more rows match than `totalCount` counts.')),
  ),
};

/** A moment as a filter takes it: ISO 8601 in UTC, or a date alone, which is its midnight there. */
const filterInstant = z.union(
  [z.iso.datetime(), z.iso.date()],
  'Give a date as YYYY-MM-DD, or a moment in UTC.',
);

/** A part of a list by time: from `from` on, and before `until`. */
export const period = { from: z.optional(filterInstant), until: z.optional(filterInstant) };

/** A part of a list by amount, in cents: both ends are in it. */
export const amountRange = { amountMin: z.optional(amountCents), amountMax: z.optional(amountCents) };

export const sortOrder = z.enum(['asc', 'desc']);

/** The newest or the largest come first, unless the order is turned round. */
export const sorting = {
  sort: z.optional(z.enum(['createdAt', 'amount'])),
  sortOrder: z.optional(sortOrder),
};
