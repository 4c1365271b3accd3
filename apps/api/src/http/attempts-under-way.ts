import type { Connection } from '../db/client.ts';
import { sql } from '../db/drizzle/query.ts';
import { throttles } from '../db/schema/index.ts';
import type { Platform } from '../platform.ts';
import { presumedDeadAfterSeconds } from '../processes/process-report.ts';

/** `subject` is a keyed hash of a person, an account or an address. */
type Counted = { readonly name: string; readonly subject: Buffer };

export type Attempt = Counted & { readonly processId: string; readonly windowStartedAt: Date };

/**
 * Names the row for the attempts of one process that are in progress. Each statement locks the throttle's own
 * row before this row, so that no two statements deadlock.
 */
const nameUnderWay = (name: string, processId: string): string => `${name} in ${processId}`;

export const recordUnderWay = async (
  transaction: Connection,
  { name, subject, processId, windowStartedAt }: Attempt,
): Promise<void> => {
  const isSameWindow = sql`${throttles.windowStartedAt} = excluded.window_started_at`;
  await transaction
    .insert(throttles)
    .values({ name: nameUnderWay(name, processId), subject, windowStartedAt, count: 1 })
    .onConflictDoUpdate({
      target: [throttles.name, throttles.subject],
      set: {
        count: sql`case when ${isSameWindow} then ${throttles.count} + 1 else 1 end`,
        windowStartedAt: sql`excluded.window_started_at`,
      },
    });
};

const end = `
  with throttle as materialized (
    select from throttles where name = $1 and subject = $2 and window_started_at = $3 for update
  ), own as (
    update throttles t set count = t.count - 1
      from throttle
     where t.name = $4 and t.subject = $2 and t.window_started_at = $3 and t.count > 0
    returning 1
  )
  update throttles set count = count + $5 - (select count(*) from own)::int, failed_count = failed_count + $5
   where name = $1 and subject = $2 and window_started_at = $3`;

/**
 * Counts an ended attempt as a failure, or removes it from the count, unless another process has already
 * released it.
 */
export const endAttempt = async (
  { database: { pool } }: Platform,
  { name, subject, processId, windowStartedAt }: Attempt,
  hasFailed: boolean,
): Promise<void> => {
  await pool.query({
    name: 'end_attempt',
    text: end,
    values: [name, subject, windowStartedAt, nameUnderWay(name, processId), Number(hasFailed)],
  });
};

const release = `
  with dead as materialized (
    select t.name from throttles t
     where t.subject = $2 and starts_with(t.name, $3) and t.name <> $3 || $4::text
       and not exists (
         select from operations.processes p
          where t.name = $3 || p.id and p.reported_at > clock_timestamp() - make_interval(secs => $5)
       )
  ), throttle as materialized (
    select window_started_at from throttles
     where name = $1 and subject = $2 and exists (select from dead) for update
  ), released as (
    delete from throttles t using throttle, dead where t.name = dead.name and t.subject = $2
    returning case when t.window_started_at = throttle.window_started_at then t.count else 0 end as count
  )
  update throttles t set count = t.count - sum.count
    from (select sum(count)::int as count from released) as sum
   where t.name = $1 and t.subject = $2 and sum.count > 0`;

/**
 * Removes the unfinished attempts of dead processes from the count.
 *
 * @returns true if attempts were removed
 */
export const releaseOfDead = async (
  { database: { pool }, processId }: Platform,
  { name, subject }: Counted,
): Promise<boolean> => {
  const { rowCount } = await pool.query({
    name: 'release_attempts_of_dead',
    text: release,
    values: [name, subject, nameUnderWay(name, ''), processId, presumedDeadAfterSeconds],
  });
  return (rowCount ?? 0) > 0;
};
