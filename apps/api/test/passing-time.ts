import { findDueJobs } from '../src/jobs/due-jobs.ts';
import { runJob, type Job } from '../src/jobs/tasks.ts';
import type { TestPlatform } from './test-platform.ts';

export const runJobs = async ({ platform, tasksRun }: TestPlatform, jobs: readonly Job[]): Promise<void> => {
  for (const job of jobs) {
    tasksRun.add(job.task);
    await runJob(platform, job);
  }
};

export const runDueJobs = async (testPlatform: TestPlatform): Promise<void> =>
  runJobs(testPlatform, await findDueJobs(testPlatform.platform));

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
