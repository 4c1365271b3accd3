export type Spread = { readonly median: number; readonly from: number; readonly to: number };

/** Returns the median and the range of the middle 90% of the values. */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return { median: at(0.5), from: at(0.05), to: at(0.95) };
}
