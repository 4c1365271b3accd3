import { availableParallelism, loadavg } from 'node:os';

const betweenSamplesMs = 10_000;

/** @param {readonly number[]} sorted */
const medianOf = (sorted) => sorted[Math.floor(sorted.length / 2)] ?? 0;

/**
 * Samples the one-minute load average until the process ends.
 *
 * @returns {() => string} describes the load so far: `median 2.3, highest 5.1, 2 cores`
 */
export const watchLoad = () => {
  const samples = [loadavg()[0] ?? 0];
  setInterval(() => samples.push(loadavg()[0] ?? 0), betweenSamplesMs).unref();
  return () => {
    const sorted = samples.toSorted((first, second) => first - second);
    const highest = sorted.at(-1) ?? 0;
    return `median ${medianOf(sorted).toFixed(1)}, highest ${highest.toFixed(1)}, ${availableParallelism()} cores`;
  };
};
