import { findDueJobs } from '../src/jobs/due-jobs.ts';
import { runJob } from '../src/jobs/tasks.ts';
import type { TestPlatform } from './test-platform.ts';

/** Does what is due, as one look of a worker would. */
export const lookForWork = async ({ platform }: TestPlatform): Promise<void> => {
  for (const job of await findDueJobs(platform)) await runJob(platform, job);
};

/**
 * Lets time go by and does what is due then. What answered calls still do in the background is done first: it belongs to
 * the time before.
 *
 * @example await passTime(here, 3_000);
 */
export const passTime = async (place: TestPlatform, durationMs: number): Promise<void> => {
  await place.platform.background.settled();
  place.clock.moveBy(durationMs);
  await lookForWork(place);
};
