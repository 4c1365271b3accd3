import { median } from './figures.ts';

export const medianMs = async (times: number, run: () => Promise<void>): Promise<number> => {
  const durationsMs: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const startedAtMs = performance.now();
    await run();
    durationsMs.push(performance.now() - startedAtMs);
  }
  return median(durationsMs);
};
