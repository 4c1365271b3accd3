import { findDueJobs } from '../src/jobs/due-jobs.ts';
import { runJob } from '../src/jobs/tasks.ts';
import type { TestPlatform } from './test-platform.ts';

/** Runs the due jobs once, as the worker does. */
export const runDueJobs = async ({ platform }: TestPlatform): Promise<void> => {
  for (const job of await findDueJobs(platform)) await runJob(platform, job);
};

/** Moves the clock once background work of earlier calls is done, because it belongs to the time before. */
export const moveClock = async ({ platform, clock }: TestPlatform, durationMs: number): Promise<void> => {
  await platform.background.settled();
  clock.moveBy(durationMs);
};

/**
 * Moves the clock and runs the jobs that are then due.
 *
 * @example await passTime(testPlatform, 3_000);
 */
export const passTime = async (testPlatform: TestPlatform, durationMs: number): Promise<void> => {
  await moveClock(testPlatform, durationMs);
  await runDueJobs(testPlatform);
};
