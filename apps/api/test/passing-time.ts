import { findDueJobs } from '../src/jobs/due-jobs.ts';
import { runJob } from '../src/jobs/tasks.ts';
import type { TestPlatform } from './test-platform.ts';

export const runDueJobs = async ({ platform }: TestPlatform): Promise<void> => {
  for (const job of await findDueJobs(platform)) await runJob(platform, job);
};

/**
 * Waits for the background work of earlier calls, which belongs to the earlier time, and then moves the
 * clock.
 */
export const moveClock = async ({ platform, clock }: TestPlatform, durationMs: number): Promise<void> => {
  await platform.background.settled();
  clock.moveBy(durationMs);
};

export const passTime = async (testPlatform: TestPlatform, durationMs: number): Promise<void> => {
  await moveClock(testPlatform, durationMs);
  await runDueJobs(testPlatform);
};
