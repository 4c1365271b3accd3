import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { connectOwner } from './connect-owner.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { type Turn, waitForTurn, type Waiting } from './wait-for-turn.ts';

const migrationsFolder = resolve(import.meta.dirname, 'migrations');

/** Any constant will do; it names the right to migrate. */
export const migrationLockKey = 4_310_4_311;

export type Migrated =
  | {
      readonly turn: 'taken';
      /** The names of the migrations that were run; none where the database had them all. */
      readonly applied: readonly string[];
    }
  | { readonly turn: Exclude<Turn, 'taken'> };

/** What the database has had. Drizzle, too, compares moments alone, so that one that was edited is not run again. */
const newestApplied = async (client: pg.ClientBase): Promise<number> => {
  const table = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!table.rows[0]?.known) return 0;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
};

/**
 * Brings the database to the newest migration. Two processes that start together take turns, by an advisory lock that
 * the database gives back when either dies.
 *
 * @param databaseUrl connects as the owner of the schema
 */
export const migrate = async (
  databaseUrl: string,
  waiting: Waiting = { limitMs: 600_000 },
): Promise<Migrated> => {
  const client = await connectOwner(databaseUrl, 'tillbook-migrate');
  try {
    const turn = await waitForTurn(client, migrationLockKey, waiting);
    if (turn !== 'taken') return { turn };
    const newest = await newestApplied(client);
    await runMigrations(drizzle(client), { migrationsFolder });
    return { turn, applied: journal.entries.filter(({ when }) => when > newest).map(({ tag }) => tag) };
  } finally {
    await client.end();
  }
};
