import type { Order } from '../page-start.ts';

const growth = 4;

export type Windows = { readonly lows: readonly number[]; readonly highs: readonly number[] };

/**
 * Cuts a part of a list into pieces, each four times as long as the one before, from the end at which it is read: what is
 * frequent is found in the first, what is rare in a handful more, and in none is much more read than is found.
 *
 * @example
 * windowsOf({ low: 1, high: 5_000_000 }, 'desc', 2000); // 4 998 001 to 5 000 000, 4 990 001 to 4 998 000, …
 */
export const windowsOf = (
  { low, high }: { readonly low: number; readonly high: number },
  order: Order,
  shortest: number,
): Windows => {
  const [lows, highs]: [number[], number[]] = [[], []];
  let [rest, length] = [high - low + 1, shortest];
  while (rest > 0) {
    const taken = Math.min(rest, length);
    const from = order === 'desc' ? low + rest - taken : high - rest + 1;
    lows.push(from);
    highs.push(from + taken - 1);
    rest -= taken;
    length *= growth;
  }
  return { lows, highs };
};
