import { sql } from '../db/drizzle/query.ts';
import * as z from 'zod/mini';
import type { Database } from '../db/client.ts';

const queueState = z.object({
  depth: z.coerce.number(),
  failed: z.coerce.number(),
  oldest_job_at: z.nullable(z.coerce.date()),
});

/** Queries the only function that may read the job queue. */
export const findQueueState = async ({ drizzle }: Database) => {
  const { rows } = await drizzle.execute(sql`select * from work.queue_state()`);
  const { oldest_job_at, ...counted } = queueState.parse(rows[0]);
  return { ...counted, oldestJobAt: oldest_job_at ?? undefined };
};
