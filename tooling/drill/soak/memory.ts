const median = (values: readonly number[]): number =>
  values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? Number.NaN;

export type Growth = { readonly start: number; readonly middle: number; readonly end: number };

/**
 * Returns the medians of three tenths of a run: the second, when the code is warm, the sixth, and the last.
 */
export const growthOf = (samples: readonly number[]): Growth => {
  const tenth = (index: number) =>
    median(
      samples.slice(
        Math.floor((samples.length * index) / 10),
        Math.ceil((samples.length * (index + 1)) / 10),
      ),
    );
  return { start: tenth(1), middle: tenth(5), end: tenth(9) };
};
