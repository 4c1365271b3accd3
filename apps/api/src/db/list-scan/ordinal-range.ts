import type { Order } from '../page-start.ts';
import type { OrdinalRange } from './list.ts';

/** The ordinals of one page of a range; there are no gaps between them. */
export const ordinalRange = (
  { low, high }: OrdinalRange,
  order: Order,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): number[] =>
  Array.from({ length: Math.max(0, Math.min(limit, high - low + 1 - offset)) }, (_, index) =>
    order === 'desc' ? high - offset - index : low + offset + index,
  );
