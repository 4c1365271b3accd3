import type { Order } from '../../page-start.ts';
import type { OrdinalRange } from '../list.ts';

/** The number of rows read for each match: the inverse of a filter's selectivity. */
export type RowsPerMatch = number;

/** With fewer matches, the estimate would be random. */
const enoughMatches = 10;

/** Estimates rows per match from a sample; overestimates if the sample has too few matches. */
export const estimateRowsPerMatch = (found: number, rows: number): RowsPerMatch =>
  found < enoughMatches ? enoughMatches * rows : rows / found;

const growth = 4;

/**
 * The lengths of the first chunks as shares of the expected number of rows. The first chunk is nearly always
 * enough, because it is a little longer than expected; each further chunk costs a search.
 */
const firstShares = [1.05, 0.25, 0.25, 0.5];

export type ScanChunks = { readonly lows: readonly number[]; readonly highs: readonly number[] };

/**
 * Cuts a range into chunks, from the end at which reading begins: the expected number of rows, then a little
 * more, then chunks that are each four times as long as the previous chunk, in case matches are rarer than
 * expected.
 *
 * @example
 * scanChunks({ low: 1, high: 5_000_000 }, 'desc', 8000); // 4 991 601 to 5 000 000, 4 989 601 to 4 991 600, …
 */
export const scanChunks = ({ low, high }: OrdinalRange, order: Order, expected: number): ScanChunks => {
  const [lows, highs]: [number[], number[]] = [[], []];
  let [rest, length] = [high - low + 1, 0];
  while (rest > 0) {
    const share = firstShares[lows.length];
    length = share === undefined ? length * growth : Math.ceil(expected * share);
    const taken = Math.min(rest, length);
    const from = order === 'desc' ? low + rest - taken : high - rest + 1;
    lows.push(from);
    highs.push(from + taken - 1);
    rest -= taken;
  }
  return { lows, highs };
};

export const oneChunk = ({ low, high }: OrdinalRange): ScanChunks => ({ lows: [low], highs: [high] });

/** Returns chunks of which the first should contain enough matches, given a filter's selectivity. */
export const chunksFor = (
  range: OrdinalRange,
  { order, limit }: { readonly order: Order; readonly limit: number },
  rowsPerMatch: RowsPerMatch,
): ScanChunks => scanChunks(range, order, limit * rowsPerMatch);

/** This many rows are filtered one by one in less than a millisecond. */
const firstRows = 4000;

export const firstChunk = <Whole extends OrdinalRange>(
  range: Whole,
  order: Order,
): { readonly first: Whole; readonly rest: Whole | undefined } => {
  if (range.high - range.low < firstRows) return { first: range, rest: undefined };
  return order === 'desc'
    ? {
        first: { ...range, low: range.high - firstRows + 1 },
        rest: { ...range, high: range.high - firstRows },
      }
    : {
        first: { ...range, high: range.low + firstRows - 1 },
        rest: { ...range, low: range.low + firstRows },
      };
};
