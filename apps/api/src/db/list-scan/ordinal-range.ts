import type { Order } from '../page-start.ts';

/** The places of one page of a part of a list, which goes from one place to another: between them there are no gaps. */
export const ordinalRange = (
  { low, high }: { readonly low: number; readonly high: number },
  order: Order,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): number[] =>
  Array.from({ length: Math.max(0, Math.min(limit, high - low + 1 - offset)) }, (_, place) =>
    order === 'desc' ? high - offset - place : low + offset + place,
  );
