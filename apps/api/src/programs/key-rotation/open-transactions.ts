import type pg from 'pg';
import type { ApplicationName } from '../../db/application-name.ts';

const ofCalls: ApplicationName = 'tillbook-api';

/**
 * Returns the virtual IDs of the calls' open transactions. Every transaction holds a lock on its ID, which
 * any user can read, unlike the times in `pg_stat_activity`.
 */
export const openTransactions = async (owner: pg.Client): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ id: string }>(
    `select l.virtualxid as id from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'virtualxid' and l.virtualxid = l.virtualtransaction
        and a.datname = current_database() and a.application_name = $1`,
    [ofCalls],
  );
  return rows.map(({ id }) => id);
};
