export type Figure = {
  readonly name: string;
  readonly unit: 'per second' | 'ms' | 'MB' | 'bytes per payment' | '%';
  readonly values: readonly number[];
};

export type Comparison = {
  readonly name: string;
  /** One ratio per round. Both sides were measured in that round. */
  readonly ratios: readonly number[];
  readonly target?: { readonly is: 'at least' | 'at most'; readonly ratio: number };
};

const sorted = (values: readonly number[]) => values.toSorted((first, second) => first - second);

export const median = (values: readonly number[]): number => {
  const ordered = sorted(values);
  const middle = Math.floor(ordered.length / 2);
  const upper = ordered[middle] ?? Number.NaN;
  return ordered.length % 2 === 1 ? upper : (upper + (ordered[middle - 1] ?? Number.NaN)) / 2;
};

export const range = (values: readonly number[]): readonly [number, number] => {
  const ordered = sorted(values);
  return [ordered[0] ?? Number.NaN, ordered.at(-1) ?? Number.NaN];
};

/** Compares round by round, so that load on the machine affects both sides. */
export const compare = (
  name: string,
  measured: Figure,
  reference: Figure,
  target?: Comparison['target'],
): Comparison => ({
  name,
  ratios: measured.values.map((value, round) => value / (reference.values[round] ?? Number.NaN)),
  ...(target && { target }),
});

/** Returns `true` if the median reaches the target; `undefined` without a target. */
export const isMet = ({ ratios, target }: Comparison): boolean | undefined => {
  if (target === undefined) return undefined;
  return target.is === 'at least' ? median(ratios) >= target.ratio : median(ratios) <= target.ratio;
};
