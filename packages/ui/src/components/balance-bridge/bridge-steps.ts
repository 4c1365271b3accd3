export type BridgeLine = {
  readonly id: string;
  /** The plural name of the entries: "Payments". */
  readonly label: string;
  /** The number of entries in the line. */
  readonly count: number;
  /** The sum of the entries in the smallest unit, negative for a decrease. */
  readonly value: number;
};

/** A bar from one value to another, in percent of the scale. */
export type BridgeBar = { readonly start: number; readonly width: number };

export type Bridge = {
  readonly opening: BridgeBar;
  readonly lines: readonly BridgeBar[];
  readonly closing: BridgeBar;
  /** The position of zero, in percent of the scale. */
  readonly zero: number;
  /** The part of the change that the lines do not explain; 0 if they add up. */
  readonly difference: number;
};

/** Computes the bars of a bridge on one scale. Each line begins at the end of the previous line. */
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
