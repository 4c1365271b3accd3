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
  close(): Promise<void>;
};

/** The role whose grants the running platform has; the owner's own grants are for migrations alone. */
export const applicationRole = 'tillbook_app';

/**
 * Opens a pool on a migrated database.
 *
 * Every checked-out client gets an error listener: without one, a backend that dies takes the process with it.
 */
export const openDatabase = (databaseUrl: string, poolSize = 16): Database => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    options: `-c role=${applicationRole} -c timezone=UTC -c idle_in_transaction_session_timeout=60000 -c statement_timeout=30000`,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return { drizzle: drizzle(pool, { schema }), pool, close: () => pool.end() };
};
