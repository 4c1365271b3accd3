import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

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

/** The role whose grants the running platform has; the owner's own grants are for migrations alone. */
const applicationRole = 'tillbook_app';

/**
 * Said on every connection, so that what a server, a database or a role has as its default changes nothing: an attempt
 * that was committed is on the disk before the processor is asked, and a posting reads what others have committed.
 */
const sessionSettings = {
  role: applicationRole,
  timezone: 'UTC',
  idle_in_transaction_session_timeout: 60_000,
  statement_timeout: 30_000,
  synchronous_commit: 'on',
  default_transaction_isolation: String.raw`read\ committed`,
};

type SessionSettings = Readonly<Record<string, string | number>>;

const optionsOf = (settings: SessionSettings): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

const connectionTimeoutMillis = 5000;

/** One connection beside the pool, for what lasts. A statement that is not answered in time fails. */
export const openConnection = (databaseUrl: string): pg.Client => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis,
    query_timeout: connectionTimeoutMillis,
    options: optionsOf(sessionSettings),
  });
  client.on('error', () => undefined);
  return client;
};

/** Every checked-out client gets an error listener: without one, a backend that dies takes the process with it. */
const openPool = (databaseUrl: string, max: number, settings: SessionSettings): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis,
    options: optionsOf(settings),
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
};

const plannedPoolSize = 4;

/** Opens the pools on a migrated database. A pool opens connections as they are needed. */
export const openDatabase = (databaseUrl: string, poolSize = 16): Database => {
  const pool = openPool(databaseUrl, poolSize, sessionSettings);
  const planned = openPool(databaseUrl, plannedPoolSize, {
    ...sessionSettings,
    plan_cache_mode: 'force_generic_plan',
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
