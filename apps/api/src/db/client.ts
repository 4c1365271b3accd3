import { drizzle, type NodePgDatabase } from './drizzle/node-postgres.ts';
import pg from 'pg';
import { type Log, silentLog } from '../runtime/log.ts';
import type { ApplicationName } from './application-name.ts';
import { traceQueries } from '../tracing/traced-queries.ts';
import { retryDeadlocked } from './retry-deadlocked.ts';
import { enterApplicationSession, type SessionSettings } from './session.ts';

/** A pool or a transaction. */
export type Connection = NodePgDatabase | Transaction;
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export type Database = {
  readonly drizzle: NodePgDatabase;
  readonly pool: pg.Pool;
  /**
   * For the prepared statements of filters. They are planned once for all values, because planning takes as
   * long as execution. No other statements wait for these few connections.
   */
  readonly planned: pg.Pool;
  close(): Promise<void>;
};

const connectionTimeoutMillis = 5000;

export const openConnection = async (databaseUrl: string, name: ApplicationName): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis,
    query_timeout: connectionTimeoutMillis,
    application_name: name,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await enterApplicationSession(client);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
};

export type PoolOptions = {
  readonly name: ApplicationName;
  readonly size: number;
  readonly log?: Log;
  readonly waitMs?: number | undefined;
  readonly settings?: SessionSettings;
  /** Sets up a session; by default, a session of the application. */
  readonly enter?: (client: pg.ClientBase, settings?: SessionSettings) => Promise<void>;
};

/**
 * Opens a pool whose sessions have exactly the application's grants. Each client gets an error listener,
 * because an unhandled error of a dead backend would end the process.
 */
export const openPool = (
  databaseUrl: string,
  {
    name,
    size,
    log = silentLog,
    waitMs = connectionTimeoutMillis,
    settings,
    enter = enterApplicationSession,
  }: PoolOptions,
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: waitMs,
    application_name: name,
    onConnect: (client) => enter(client, settings),
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    traceQueries(client);
    client.on('error', () => undefined);
    log('connection_opened', { name });
  });
  return pool;
};

/**
 * Replaces Drizzle's transaction, which never releases its client if `begin` fails on a dead connection: the
 * pool would lose that client and never end. Runs a transaction again after a deadlock.
 */
const transactionsOn =
  (pool: pg.Pool): NodePgDatabase['transaction'] =>
  async (run, config) => {
    const client = await pool.connect();
    try {
      return await retryDeadlocked(() => drizzle(client).transaction(run, config));
    } finally {
      client.release();
    }
  };

export type DatabaseOptions = {
  /** The number of connections, not counting those of `planned`. */
  readonly size?: number;
  readonly plannedSize?: number;
  readonly log?: Log;
  readonly waitMs?: PoolOptions['waitMs'];
};

/** Opens the pools of a migrated database. They connect on demand. */
export const openDatabase = (
  databaseUrl: string,
  { size = 16, plannedSize = 4, log = silentLog, waitMs }: DatabaseOptions = {},
): Database => {
  const pool = openPool(databaseUrl, { name: 'tillbook-api', size, log, waitMs });
  const planned = openPool(databaseUrl, {
    name: 'tillbook-filters',
    size: plannedSize,
    log,
    waitMs,
    settings: { plan_cache_mode: 'force_generic_plan' },
  });
  return {
    drizzle: Object.assign(drizzle(pool), { transaction: transactionsOn(pool) }),
    pool,
    planned,
    close: async () => {
      await Promise.all([pool.end(), planned.end()]);
    },
  };
};
