import type { Order } from '../../../db/page-start.ts';

/** A matching row: its ordinal in the list and the amount, by which it may be sorted. */
export type FoundRow = { readonly ordinal: number; readonly amountCents: number };

export type RawRow = { readonly ordinal: string; readonly amount_cents: string };

export const foundRow = ({ ordinal, amount_cents: amountCents }: RawRow): FoundRow => ({
  ordinal: Number(ordinal),
  amountCents: Number(amountCents),
});

/** The order of the matches, and the requested number. */
export type Sorting = { readonly sort: 'createdAt' | 'amount'; readonly order: Order };

/** Rows of one amount are in list order. */
const compare = (one: FoundRow, other: FoundRow, sort: Sorting['sort']): number =>
  (sort === 'amount' ? one.amountCents - other.amountCents : 0) || one.ordinal - other.ordinal;

/** Merges the results of several searches, each row once. */
export const merged = (
  found: readonly (readonly FoundRow[])[],
  { sort, order }: Sorting,
  limit: number,
): readonly FoundRow[] => {
  const byOrdinal = new Map(found.flat().map((row) => [row.ordinal, row]));
  const sign = order === 'asc' ? 1 : -1;
  return [...byOrdinal.values()].toSorted((one, other) => sign * compare(one, other, sort)).slice(0, limit);
};
