import type pg from 'pg';
import { type AppliedFiles, applyFiles } from './apply-files.ts';
import { type Applying, applyMigration } from './apply-migration.ts';
import { inTransaction } from './migration-transaction.ts';
import { retryLocked } from './retry-locked.ts';

export type Applied = AppliedFiles & {
  /** Empty if the database was up to date. */
  readonly migrations: readonly string[];
};

/** Drizzle's own statement for its table of migrations, which Drizzle's tools read. */
const createJournal = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/**
 * Returns the time of the newest applied migration. Times are compared rather than texts, so an edited
 * migration does not run again.
 */
const newestApplied = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
};

/**
 * Brings a database to a release. Each pending migration has its own transaction; the functions and comments
 * are applied with the last migration, or separately if none is pending. A transaction that fails to get a
 * lock is retried.
 */
export const applyRelease = async (applying: Applying): Promise<Applied> => {
  const { client, release, waiting } = applying;
  await client.query(createJournal);
  const newestMs = await newestApplied(client);
  if (!release.migrations.some(({ atMs }) => atMs >= newestMs)) {
    return { migrations: [], files: [], isOlder: true };
  }
  const pending = release.migrations.filter(({ atMs }) => atMs > newestMs);
  const migrations = pending.map(({ name }) => name);
  const last = pending.pop();
  for (const migration of pending) {
    await applyMigration(applying, migration, () => Promise.resolve());
  }
  const files = () => applyFiles(client, release, last !== undefined);
  const applied = last
    ? await applyMigration(applying, last, files)
    : await retryLocked('functions and comments', waiting, () => inTransaction(client, files));
  return { migrations, ...applied };
};
