import { makeWorkerUtils, type WorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import type { Platform } from '../platform.ts';

const stepRows = 500;

/** Uses a transaction per step, so that each transaction holds few locks and ends soon. */
const removeStep = async (pool: pg.Pool, utilities: WorkerUtils): Promise<number> => {
  const { rows } = await pool.query<{ id: string }>(
    'select id from graphile_worker.jobs where attempts = max_attempts and locked_at is null limit $1',
    [stepRows],
  );
  // Deletes the jobs, unless a worker has locked them in the meantime.
  const removed = await utilities.completeJobs(rows.map(({ id }) => id));
  return removed.length;
};

/** Deletes jobs that have no tries left, in small steps. The library deletes successful jobs. */
export const removeFinalFailures = async ({ retention }: Platform, pool: pg.Pool): Promise<void> => {
  const utilities = await makeWorkerUtils({ pgPool: pool });
  try {
    let count: number;
    do {
      count = await removeStep(pool, utilities);
      retention.observe('failed_jobs', count);
    } while (count === stepRows);
  } finally {
    await utilities.release();
  }
};
