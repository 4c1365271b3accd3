import type pg from 'pg';
import { runSql } from './migration-transaction.ts';
import type { Release, RepeatableFile } from './release.ts';

export type AppliedFiles = {
  readonly files: readonly string[];
  /** True if a newer release has migrated this database; its functions and comments then stay unchanged. */
  readonly isOlder: boolean;
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

/**
 * Returns the changed files; after a migration, every file, because the migration may have dropped or
 * replaced functions or comments.
 */
const filesToApply = (
  { files }: Release,
  recorded: RecordedFiles,
  afterMigration: boolean,
): readonly RepeatableFile[] =>
  afterMigration ? files : files.filter(({ name, sha256 }) => recorded.sha256ByName.get(name) !== sha256);

export const applyFiles = async (
  client: pg.ClientBase,
  release: Release,
  afterMigration: boolean,
): Promise<AppliedFiles> => {
  const recorded = await recordedFiles(client);
  if (recorded.release > release.number) return { files: [], isOlder: true };
  const files = filesToApply(release, recorded, afterMigration);
  // A function may call a function that is created later; a test checks that each body is valid.
  await client.query('set local check_function_bodies = off');
  for (const { name, text } of files) await runSql(client, name, text);
  if (files.length > 0 || recorded.release < release.number) await recordFiles(client, release);
  return { files: files.map(({ name }) => name), isOlder: false };
};
