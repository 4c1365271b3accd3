export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
};
