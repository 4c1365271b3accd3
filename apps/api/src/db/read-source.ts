import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../runtime/error-code.ts';
import type { Log } from '../runtime/log.ts';
import { type Database, openDatabase } from './client.ts';
import { observeReplica, type ReplicaToObserve } from './observed-replica.ts';
import type { ReplicaState } from './replica-state.ts';

/** The database for long reads: files, statements and the searches of admins. */
export type ReadSource = {
  /**
   * Returns the replica once it has everything that is committed now, so that a person sees their latest
   * changes. Returns the primary if that takes too long, or if the replica lags too far.
   */
  database(): Promise<Database>;
  /** Reads from `database()`, and again from the primary if that fails. */
  read<Result>(run: (database: Database) => Promise<Result>): Promise<Result>;
  /** Undefined without a replica. */
  replica(): (ReplicaState & { readonly isUsed: boolean }) | undefined;
  close(): Promise<void>;
};

export const singleSource = (database: Database): ReadSource => ({
  database: () => Promise.resolve(database),
  read: (run) => run(database),
  replica: () => undefined,
  close: () => Promise.resolve(),
});

const replayPollMs = 10;
/** Long enough for a healthy replica to catch up, which takes milliseconds. */
const replayWithinMs = 500;

const endOfLog = async ({ pool }: Database): Promise<string> => {
  const { rows } = await pool.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
  return rows[0]?.position ?? '';
};

const hasReplayed = async ({ pool }: Database, position: string): Promise<boolean> => {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end >= $1::pg_lsn as "isThere"`,
    [position],
  );
  return rows[0]?.isThere === true;
};

const catchesUp = async (primary: Database, replica: Database): Promise<boolean> => {
  const position = await endOfLog(primary);
  const deadlineMs = performance.now() + replayWithinMs;
  while (!(await hasReplayed(replica, position))) {
    if (performance.now() > deadlineMs) return false;
    await sleep(replayPollMs);
  }
  return true;
};

const readFailed = (log: Log, error: unknown): void =>
  log('replica_read_failed', { error: errorCode(error) });

export type ReplicaOptions = ReplicaToObserve & {
  readonly primary: Database;
  readonly size: number;
  readonly plannedSize: number;
};

/**
 * Reads from a replica while it is close enough to the primary.
 * @throws NotAReplica if the address leads to another database
 */
export const replicaSource = async (options: ReplicaOptions): Promise<ReadSource> => {
  const { primary, size, plannedSize, replicaUrl, log } = options;
  const observed = await observeReplica(options);
  const replica = openDatabase(replicaUrl, { size, plannedSize, log });
  const isReady = async (): Promise<boolean> => {
    if (!observed.isUsable()) return false;
    try {
      return await catchesUp(primary, replica);
    } catch (error) {
      readFailed(log, error);
      return false;
    }
  };
  const database = async () => ((await isReady()) ? replica : primary);
  return {
    database,
    read: async (run) => {
      const chosen = await database();
      if (chosen === primary) return run(primary);
      try {
        return await run(chosen);
      } catch (error) {
        readFailed(log, error);
        return run(primary);
      }
    },
    replica: () => ({ ...observed.state(), isUsed: observed.isUsable() }),
    close: async () => {
      await observed.end();
      await replica.close();
    },
  };
};
