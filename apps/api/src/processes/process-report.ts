import type pg from 'pg';

export const presumedDeadAfterSeconds = 15;

export type ProcessReport = {
  readonly id: string;
  readonly host: string;
  readonly releaseNumber: number;
  readonly keyIds: readonly string[];
  readonly sealingKeyId: string;
};

export type ReportResponse = {
  readonly nowMs: number;
  /** Changes whenever a key is registered or begins to seal. */
  readonly keyState: string;
  readonly oldestRelease: number;
};

/** Writes and reads in one statement, so that a report needs one round trip. */
const report = `with reported as (
    insert into operations.processes as p
           (id, host, release_number, key_ids, sealing_key_id, started_at, reported_at)
    values ($1, $2, $3, $4, $5, clock_timestamp(), clock_timestamp())
        on conflict (id) do update
           set key_ids = excluded.key_ids, sealing_key_id = excluded.sealing_key_id, reported_at = excluded.reported_at
  )
  select extract(epoch from clock_timestamp())::float8 * 1000 as "nowMs",
         (select coalesce(string_agg(concat_ws(' ', id, seals_from), ',' order by created_at), '') from sealing_keys) as "keyState",
         (select number from operations.oldest_release) as "oldestRelease"`;

export const sendReport = async (
  connection: pg.Pool,
  { id, host, releaseNumber, keyIds, sealingKeyId }: ProcessReport,
): Promise<ReportResponse> => {
  const { rows } = await connection.query<ReportResponse>(report, [
    id,
    host,
    releaseNumber,
    keyIds,
    sealingKeyId,
  ]);
  const [response] = rows;
  if (response === undefined) throw new Error('A report has a response.');
  return response;
};

export const removeReport = async (connection: pg.Pool, processId: string): Promise<void> => {
  await connection.query('delete from operations.event_streams where process_id = $1', [processId]);
  await connection.query('delete from operations.processes where id = $1', [processId]);
};

export const removeDead = async (connection: pg.Pool): Promise<void> => {
  await connection.query(
    `delete from operations.processes where reported_at < clock_timestamp() - make_interval(secs => $1)`,
    [4 * presumedDeadAfterSeconds],
  );
  await connection.query(
    `delete from operations.event_streams s
      where not exists (select from operations.processes p where p.id = s.process_id)`,
  );
};

export const liveProcesses = async (
  connection: pg.Pool | pg.ClientBase,
): Promise<readonly ProcessReport[]> => {
  const { rows } = await connection.query<ProcessReport>(
    `select id, host, release_number as "releaseNumber", key_ids as "keyIds", sealing_key_id as "sealingKeyId"
       from operations.processes
      where reported_at > clock_timestamp() - make_interval(secs => $1)
      order by host, id`,
    [presumedDeadAfterSeconds],
  );
  return rows;
};
