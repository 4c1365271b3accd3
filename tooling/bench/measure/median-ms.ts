import { median } from './figures.ts';

/** How long a piece of work takes, done so many times one after another. */
export const medianMs = async (times: number, work: () => Promise<void>): Promise<number> => {
  const durationsMs: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const startedAtMs = performance.now();
    await work();
    durationsMs.push(performance.now() - startedAtMs);
  }
  return median(durationsMs);
};
