import * as z from 'zod/mini';
import type { Database } from '../db/client.ts';
import { sql } from '../db/drizzle/query.ts';

const archiveState = z.object({
  is_failing: z.boolean(),
  age_seconds: z.nullable(z.coerce.number()),
});

/** Returns the state of the log's archive as the primary reports it; undefined if the log is not archived. */
export const findArchiveState = async ({ drizzle }: Database) => {
  const { rows } = await drizzle.execute(sql`
    select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as is_failing,
           extract(epoch from clock_timestamp() - last_archived_time) as age_seconds
      from pg_stat_archiver
     where current_setting('archive_mode') <> 'off'`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { is_failing: isFailing, age_seconds: ageSeconds } = archiveState.parse(row);
  return { isFailing, ageSeconds: ageSeconds ?? undefined };
};
