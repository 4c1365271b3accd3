import type { Sorting } from '../list.ts';

export type ScannedRow = { readonly ordinal: number; readonly amountCents: number };

export type StoredRow = { readonly ordinal: string; readonly amount_cents: string };

export const scannedRow = ({ ordinal, amount_cents: amountCents }: StoredRow): ScannedRow => ({
  ordinal: Number(ordinal),
  amountCents: Number(amountCents),
});

const compare = (one: ScannedRow, other: ScannedRow, sort: Sorting['sort']): number =>
  (sort === 'amount' ? one.amountCents - other.amountCents : 0) || one.ordinal - other.ordinal;

export const mergeRows = (
  found: readonly (readonly ScannedRow[])[],
  { sort, order }: Sorting,
  limit: number,
): readonly ScannedRow[] => {
  const byOrdinal = new Map(found.flat().map((row) => [row.ordinal, row]));
  const sign = order === 'asc' ? 1 : -1;
  return [...byOrdinal.values()].toSorted((one, other) => sign * compare(one, other, sort)).slice(0, limit);
};
