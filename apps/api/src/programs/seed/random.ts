/** The same seed yields the same sequence of numbers. */
export type Random = {
  /** Returns a number of at least 0 and below 1. */
  next(): number;
  /** Includes both ends. */
  between(least: number, most: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** Returns one item, chosen by relative weight; the default weight is 1. */
  weighted<Item extends { readonly weight?: number }>(items: readonly [Item, ...Item[]]): Item;
  chance(probability: number): boolean;
  readonly fill: (buffer: Uint8Array) => void;
};

/** Mulberry32: 32 bits of state are enough for the demo data. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const weighted = <Item extends { readonly weight?: number }>(items: readonly [Item, ...Item[]]): Item => {
    const total = items.reduce((sum, { weight = 1 }) => sum + weight, 0);
    let left = next() * total;
    return items.find(({ weight = 1 }) => (left -= weight) < 0) ?? items[0];
  };
  return {
    next,
    weighted,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    chance: (probability) => next() < probability,
    fill: (buffer) => {
      for (let index = 0; index < buffer.length; index += 1) buffer[index] = between(0, 255);
    },
  };
};
