import type { Order } from '../page-start.ts';
import type { OrdinalRange } from './predicates.ts';

/** This many rows are checked one by one in less than a millisecond. */
const longestWalk = 4000;

/** The first chunk of a range, from the end at which it is read, and the rest. */
export const firstChunk = <Whole extends OrdinalRange>(
  range: Whole,
  order: Order,
): { readonly first: Whole; readonly rest: Whole | undefined } => {
  if (range.high - range.low < longestWalk) return { first: range, rest: undefined };
  return order === 'desc'
    ? {
        first: { ...range, low: range.high - longestWalk + 1 },
        rest: { ...range, high: range.high - longestWalk },
      }
    : {
        first: { ...range, high: range.low + longestWalk - 1 },
        rest: { ...range, low: range.low + longestWalk },
      };
};
