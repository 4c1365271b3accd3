import type pg from 'pg';
import type { Migration, Release, RepeatableFile } from './release.ts';

export type Applied = {
  /** The names of the migrations that were run; none where the database had them all. */
  readonly migrations: readonly string[];
  /** The names of the repeatable files that were applied. */
  readonly files: readonly string[];
  /** Whether a newer release has been here, whose functions and comments stay. */
  readonly isOlder: boolean;
};

/** Drizzle's table, by Drizzle's own statement: its tools read it. */
const createJournal = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/** What the database has had. Moments are compared and not texts, so that a migration that was edited is not run again. */
const newestApplied = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
};

const inTransaction = async <Result>(
  client: pg.ClientBase,
  write: () => Promise<Result>,
): Promise<Result> => {
  await client.query('begin');
  try {
    const result = await write();
    await client.query('commit');
    return result;
  } catch (error) {
    // Where the connection is gone, so is the transaction; the first error is the one that says why.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

/** Runs SQL of a file; what fails says in which. */
const run = async (client: pg.ClientBase, name: string, text: string): Promise<void> => {
  try {
    await client.query(text);
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
};

const applyMigration = async (client: pg.ClientBase, migration: Migration): Promise<void> => {
  for (const statement of migration.statements) await run(client, migration.name, statement);
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    migration.sha256,
    migration.atMs,
  ]);
};

type RecordedFiles = { readonly release: number; readonly sha256ByName: ReadonlyMap<string, string> };

const recordedFiles = async (client: pg.ClientBase): Promise<RecordedFiles> => {
  const { rows } = await client.query<{ name: string; sha256: string; release: number }>(
    'select name, sha256, release_number as release from operations.repeatable_files',
  );
  return {
    release: Math.max(0, ...rows.map(({ release }) => release)),
    sha256ByName: new Map(rows.map(({ name, sha256 }) => [name, sha256])),
  };
};

const recordFiles = async (client: pg.ClientBase, { number, files }: Release): Promise<void> => {
  const names = files.map(({ name }) => name);
  await client.query('delete from operations.repeatable_files where name <> all ($1)', [names]);
  await client.query(
    `insert into operations.repeatable_files as f (name, sha256, release_number, applied_at)
     select name, sha256, $3, now() from unnest($1::text[], $2::text[]) as given (name, sha256)
         on conflict (name) do update set sha256 = excluded.sha256, release_number = excluded.release_number,
            applied_at = case f.sha256 when excluded.sha256 then f.applied_at else excluded.applied_at end`,
    [names, files.map(({ sha256 }) => sha256), number],
  );
};

/** A migration may have dropped or replaced what a file holds: after one, every file is applied again. */
const filesToApply = (
  { files }: Release,
  recorded: RecordedFiles,
  afterMigration: boolean,
): readonly RepeatableFile[] =>
  afterMigration ? files : files.filter(({ name, sha256 }) => recorded.sha256ByName.get(name) !== sha256);

/** Applies what has changed, unless a newer release has been here: its texts stay. */
const applyFiles = async (
  client: pg.ClientBase,
  release: Release,
  afterMigration: boolean,
): Promise<Omit<Applied, 'migrations'>> => {
  const recorded = await recordedFiles(client);
  if (recorded.release > release.number) return { files: [], isOlder: true };
  const files = filesToApply(release, recorded, afterMigration);
  // A function may call one that comes later; that each body can be read is looked at by a test.
  await client.query('set local check_function_bodies = off');
  for (const { name, text } of files) await run(client, name, text);
  if (files.length > 0 || recorded.release < release.number) await recordFiles(client, release);
  return { files: files.map(({ name }) => name), isOlder: false };
};

/**
 * Brings a database to a release: each pending migration in a transaction of its own, and the repeatable files together
 * with the last of them. Where none is pending, the files that have changed are applied in one transaction.
 */
export const applyRelease = async (client: pg.ClientBase, release: Release): Promise<Applied> => {
  await client.query(createJournal);
  const newestMs = await newestApplied(client);
  if (!release.migrations.some(({ atMs }) => atMs >= newestMs)) {
    return { migrations: [], files: [], isOlder: true };
  }
  const pending = release.migrations.filter(({ atMs }) => atMs > newestMs);
  for (const migration of pending.slice(0, -1)) {
    await inTransaction(client, () => applyMigration(client, migration));
  }
  const last = pending.at(-1);
  const applied = await inTransaction(client, async () => {
    if (last) await applyMigration(client, last);
    return applyFiles(client, release, last !== undefined);
  });
  return { migrations: pending.map(({ name }) => name), ...applied };
};
