import type pg from 'pg';
import { lagMeter } from './replication-lag.ts';

export type ReplicaState = {
  /** Undefined if the replica is unreachable or has never caught up. */
  readonly lagMs: number | undefined;
  /** In bytes of the primary's log, like `unreplayedBytes`. */
  readonly unreceivedBytes: number | undefined;
  readonly unreplayedBytes: number | undefined;
};

export const unreached: ReplicaState = {
  lagMs: undefined,
  unreceivedBytes: undefined,
  unreplayedBytes: undefined,
};

/** SQL that identifies a database: the result is the same on a primary and its replicas. */
export const databaseIdentity = `(select system_identifier::text from pg_control_system()) || '/' || current_database()`;

const bytes = (position: string): string => `(${position} - '0/0'::pg_lsn)::text`;

type Primary = { readonly identity: string; readonly written: string };

const askPrimary = async (primary: pg.Pool): Promise<Primary | undefined> => {
  const { rows } = await primary.query<Primary>(
    `select ${databaseIdentity} as identity, ${bytes('pg_current_wal_lsn()')} as written`,
  );
  return rows[0];
};

type Replica = {
  readonly identity: string;
  readonly received: string;
  readonly replayed: string;
  /** Depends on both servers' clocks, and also increases while the primary commits nothing. */
  readonly sinceTransactionMs: number | null;
};

const ownEnd = (ofReplica: string): string =>
  bytes(`case when pg_is_in_recovery() then ${ofReplica} else pg_current_wal_lsn() end`);

/**
 * Measures with the server's own end of the log if it is not in recovery: a promoted replica, or a pooler
 * that leads to the primary, writes its own log.
 */
const askReplica = async (replica: pg.Pool): Promise<Replica | undefined> => {
  const { rows } = await replica.query<Replica>(
    `select ${databaseIdentity} as identity,
            ${ownEnd('coalesce(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn())')} as received,
            ${ownEnd('pg_last_wal_replay_lsn()')} as replayed,
            (extract(epoch from now() - pg_last_xact_replay_timestamp()) * 1000)::float8 as "sinceTransactionMs"`,
  );
  return rows[0];
};

const difference = (from: bigint, to: bigint): number => Math.max(0, Number(to - from));

/** Thrown if the addresses lead to different databases, or to servers that do not replicate one another. */
export class NotAReplica extends Error {
  override readonly name = 'NotAReplica';
}

/**
 * Returns a function that compares a replica with its primary.
 * @throws NotAReplica if one is not a copy of the other
 */
export const replicaObserver = (primary: pg.Pool, replica: pg.Pool): (() => Promise<ReplicaState>) => {
  const meter = lagMeter();
  return async () => {
    const nowMs = performance.now();
    const source = await askPrimary(primary);
    const copy = await askReplica(replica).catch(() => undefined);
    if (source === undefined || copy === undefined) return unreached;
    if (source.identity !== copy.identity) throw new NotAReplica();
    const [written, received, replayed] = [source.written, copy.received, copy.replayed].map(BigInt);
    if (written === undefined || received === undefined || replayed === undefined) return unreached;
    meter.note(nowMs, written);
    return {
      // Until the replica has caught up for the first time, only the time of its last transaction is known.
      lagMs: meter.lagMs(nowMs, replayed) ?? copy.sinceTransactionMs ?? undefined,
      unreceivedBytes: difference(received, written),
      unreplayedBytes: difference(replayed, written),
    };
  };
};
