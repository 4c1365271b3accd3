import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = resolve(import.meta.dirname, 'migrations');

/** Any constant will do; it names the right to migrate. */
const migrationLockKey = 4_310_4_311;

/**
 * Brings the database to the newest migration. Two processes that start together take turns, by an advisory lock that
 * the database gives back when either dies.
 *
 * @param databaseUrl connects as the owner of the schema
 */
export const migrate = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLockKey]);
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
};
