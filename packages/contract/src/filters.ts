import * as z from 'zod/mini';
import { amountCents } from './primitives.ts';

/**
 * The length of a list. Lists without filters are counted in full. Filtered or reordered rows are counted and
 * paged up to 1,000: `totalCount` is then 1,000 and `totalCountCapped` is true.
 */
export const totals = {
  totalCount: z
    .int()
    .check(
      z.gte(0),
      z.describe(
        'The number of rows that can be paged through: all rows, or up to 1,000 of a filtered list.',
      ),
    ),
  totalCountCapped: z.optional(z.boolean().check(z.describe('True if more rows match than `totalCount`.'))),
};

/** A time in a filter: ISO 8601 in UTC, or a date alone, which means midnight UTC. */
export const filterInstant = z.union(
  [z.iso.datetime(), z.iso.date()],
  'Enter a date as YYYY-MM-DD, or a time in UTC.',
);

/** A period: `from` is included, `until` is not. */
export const period = { from: z.optional(filterInstant), until: z.optional(filterInstant) };

/** A range of amounts in cents, including both ends. */
export const amountRange = { amountMin: z.optional(amountCents), amountMax: z.optional(amountCents) };

export const sortOrder = z.enum(['asc', 'desc']);

/** Newest or largest first, unless the order is reversed. */
export const sorting = {
  sort: z.optional(z.enum(['createdAt', 'amount'])),
  sortOrder: z.optional(sortOrder),
};
