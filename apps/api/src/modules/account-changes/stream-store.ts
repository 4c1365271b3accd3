import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/client.ts';
import { presumedDeadAfterSeconds } from '../../processes/process-report.ts';

/** A browser opens one stream per visible window. */
const mostPerSession = 8;
const mostPerAccount = 100;

type Stream = {
  readonly processId: string;
  readonly accountId: string;
  readonly tokenHash: Buffer;
};

const insertIfAllowed = `
  with present as (
    select count(*) filter (where s.session_token_hash = $4) as of_session,
           count(*) filter (where s.account_id = $3) as of_account
      from operations.event_streams s
      join operations.processes p on p.id = s.process_id and p.reported_at > clock_timestamp() - make_interval(secs => $7)
     where s.session_token_hash = $4 or s.account_id = $3
  )
  insert into operations.event_streams (id, process_id, account_id, session_token_hash)
  select $1, $2, $3, $4 from present where of_session < $5 and of_account < $6
  returning id`;

/**
 * Registers a stream unless its session or account has reached its limit, counted over all live processes.
 *
 * @returns the stream's ID, or `undefined` at the limit
 */
export const insertStream = async (
  { pool }: Database,
  { processId, accountId, tokenHash }: Stream,
): Promise<string | undefined> => {
  const { rows } = await pool.query<{ id: string }>({
    name: 'insert_event_stream',
    text: insertIfAllowed,
    values: [
      randomBytes(12).toString('hex'),
      processId,
      accountId,
      tokenHash,
      mostPerSession,
      mostPerAccount,
      presumedDeadAfterSeconds,
    ],
  });
  return rows[0]?.id;
};

export const deleteStream = async ({ pool }: Database, id: string): Promise<void> => {
  await pool.query({
    name: 'delete_event_stream',
    text: 'delete from operations.event_streams where id = $1',
    values: [id],
  });
};
