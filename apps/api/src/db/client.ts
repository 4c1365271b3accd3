import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Log, silentLog } from '../log.ts';
import type { ApplicationName } from './application-name.ts';
import { traceQueries } from '../tracing/traced-queries.ts';
import * as schema from './schema/index.ts';
import { enterApplicationSession, type SessionSettings } from './session.ts';

export type Schema = typeof schema;

/** A connection that runs statements: the pool itself or a transaction on it. */
export type Connection = NodePgDatabase<Schema> | Transaction;
export type Transaction = Parameters<Parameters<NodePgDatabase<Schema>['transaction']>[0]>[0];

export type Database = {
  readonly drizzle: NodePgDatabase<Schema>;
  readonly pool: pg.Pool;
  /**
   * For prepared statements that are planned once and for all, whatever their values: those of filters, whose plan would else be
   * worked out anew at each call, which takes as long as carrying it out. They are few, and nothing else waits for them.
   */
  readonly planned: pg.Pool;
  close(): Promise<void>;
};

const connectionTimeoutMillis = 5000;

/** One connection beside the pools, for what lasts. A statement that is not answered in time fails. */
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

type PoolOptions = {
  readonly name: ApplicationName;
  readonly size: number;
  readonly log?: Log;
  readonly settings?: SessionSettings;
};

/**
 * A pool of sessions with the application's grants, and of no others. Every checked-out client gets an error listener:
 * without one, a backend that dies takes the process with it.
 */
export const openPool = (
  databaseUrl: string,
  { name, size, log = silentLog, settings }: PoolOptions,
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis,
    application_name: name,
    onConnect: (client) => enterApplicationSession(client, settings),
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    traceQueries(client);
    client.on('error', () => undefined);
    log('connection_opened', { name });
  });
  return pool;
};

export type DatabaseOptions = {
  /** How many connections at most; of those that plan once there are fewer. */
  readonly size?: number;
  readonly plannedSize?: number;
  readonly log?: Log;
};

/** Opens the pools on a migrated database. A pool opens connections as they are needed. */
export const openDatabase = (
  databaseUrl: string,
  { size = 16, plannedSize = 4, log = silentLog }: DatabaseOptions = {},
): Database => {
  const pool = openPool(databaseUrl, { name: 'tillbook-api', size, log });
  const planned = openPool(databaseUrl, {
    name: 'tillbook-filters',
    size: plannedSize,
    log,
    settings: { plan_cache_mode: 'force_generic_plan' },
  });
  return {
    drizzle: drizzle(pool, { schema }),
    pool,
    planned,
    close: async () => {
      await Promise.all([pool.end(), planned.end()]);
    },
  };
};
