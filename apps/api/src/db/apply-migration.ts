import type pg from 'pg';
import { isConcurrent } from './migration-text.ts';
import { inTransaction, runSql } from './migration-transaction.ts';
import { raiseOldestRelease } from './oldest-release.ts';
import type { Migration, Release } from './release.ts';
import { type LockWaiting, retryLocked } from './retry-locked.ts';

export type Applying = {
  readonly client: pg.ClientBase;
  readonly release: Release;
  readonly waiting: LockWaiting;
};

const oldestBeside = ({ migrations }: Release, { atMs }: Migration): number =>
  Math.max(0, ...migrations.map((other) => (other.atMs <= atMs ? (other.oldestRelease ?? 0) : 0)));

const recordMigration = async (
  client: pg.ClientBase,
  release: Release,
  migration: Migration,
): Promise<void> => {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    migration.sha256,
    migration.atMs,
  ]);
  await raiseOldestRelease(client, oldestBeside(release, migration));
};

const runStatements = async (client: pg.ClientBase, { name, statements }: Migration): Promise<void> => {
  for (const statement of statements) await runSql(client, name, statement);
};

/**
 * Builds or drops indexes, one statement at a time. Tables remain writable, so a statement may wait for a
 * lock until the time limit.
 */
const runConcurrently = async (
  client: pg.ClientBase,
  migration: Migration,
  { limitMs }: LockWaiting,
): Promise<void> => {
  await client.query(`select set_config('lock_timeout', $1, false)`, [String(limitMs)]);
  await runStatements(client, migration);
};

/**
 * Runs a migration, and retries it while another session holds a lock that the migration needs.
 * @param also runs in the same transaction
 */
export const applyMigration = <Result>(
  { client, release, waiting }: Applying,
  migration: Migration,
  also: () => Promise<Result>,
): Promise<Result> =>
  retryLocked(migration.name, waiting, async () => {
    const concurrent = isConcurrent(migration.statements);
    if (concurrent) await runConcurrently(client, migration, waiting);
    return inTransaction(client, async () => {
      if (!concurrent) await runStatements(client, migration);
      await recordMigration(client, release, migration);
      return also();
    });
  });
