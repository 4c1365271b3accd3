export type BridgeLine = {
  readonly id: string;
  /** Of many: "Payments". */
  readonly label: string;
  /** How many entries it sums up. */
  readonly count: number;
  /** What they come to, in the smallest unit, below zero for what went off. */
  readonly value: number;
};

/** A bar from one value to another, in percent of the scale. */
export type BridgeBar = { readonly start: number; readonly width: number };

export type Bridge = {
  readonly opening: BridgeBar;
  readonly lines: readonly BridgeBar[];
  readonly closing: BridgeBar;
  /** Where zero lies, in percent of the scale. */
  readonly zero: number;
  /** What the lines do not explain of the change; 0 where all adds up. */
  readonly difference: number;
};

/**
 * The bars of a bridge on one scale. Each line begins where the one above it ended, so that the last ends where the
 * closing bar does.
 */
export function bridgeOf(opening: number, lines: readonly BridgeLine[], closing: number): Bridge {
  const ends = lines.map((_line, index) =>
    lines.slice(0, index + 1).reduce((sum, { value }) => sum + value, opening),
  );
  const starts = [opening, ...ends];
  const least = Math.min(0, closing, ...starts);
  const most = Math.max(0, closing, ...starts);
  const percentOf = (value: number): number =>
    most === least ? 0 : ((value - least) / (most - least)) * 100;
  const bar = (from: number, to: number): BridgeBar => ({
    start: percentOf(Math.min(from, to)),
    width: Math.abs(percentOf(to) - percentOf(from)),
  });
  return {
    opening: bar(0, opening),
    lines: ends.map((end, index) => bar(starts[index] ?? opening, end)),
    closing: bar(0, closing),
    zero: percentOf(0),
    difference: closing - (starts.at(-1) ?? opening),
  };
}
