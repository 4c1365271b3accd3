import type { Order } from '../page-start.ts';
import type { OrdinalRange } from './predicates.ts';

/** So many rows are looked at one by one in less than a millisecond. */
const longestWalk = 4000;

/** The first chunk of a part of a list, from the end at which it is read, and what is left behind them. */
export const firstChunk = <Whole extends OrdinalRange>(
  part: Whole,
  order: Order,
): { readonly first: Whole; readonly rest: Whole | undefined } => {
  if (part.high - part.low < longestWalk) return { first: part, rest: undefined };
  return order === 'desc'
    ? {
        first: { ...part, low: part.high - longestWalk + 1 },
        rest: { ...part, high: part.high - longestWalk },
      }
    : {
        first: { ...part, high: part.low + longestWalk - 1 },
        rest: { ...part, low: part.low + longestWalk },
      };
};
