import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from './drizzle/migrator.ts';
import { namedOldestRelease, requireRepeatable } from './migration-text.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import thisRelease from './release.json' with { type: 'json' };

export type Migration = {
  /** The file name without its extension: `0000_tables`. */
  readonly name: string;
  /** Identifies the migration and determines its place in the order. */
  readonly atMs: number;
  readonly sha256: string;
  readonly statements: readonly string[];
  readonly oldestRelease?: number;
};

/** A file that is applied whenever its text has changed: functions and comments. */
export type RepeatableFile = {
  readonly name: string;
  readonly sha256: string;
  readonly text: string;
};

export type Release = {
  /**
   * Increases with every change to a repeatable file, or on request, to show which of two releases is newer.
   */
  readonly number: number;
  readonly migrations: readonly Migration[];
  readonly files: readonly RepeatableFile[];
};

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

type MigrationFile = ReturnType<typeof readMigrationFiles>[number];

const toMigration = ({ folderMillis, hash, sql }: MigrationFile, index: number): Migration => {
  const name = journal.entries[index]?.tag ?? String(index);
  const oldestRelease = namedOldestRelease(name, sql.join(''));
  requireRepeatable(name, sql);
  return {
    name,
    atMs: folderMillis,
    sha256: hash,
    statements: sql,
    ...(oldestRelease !== undefined && { oldestRelease }),
  };
};

const readMigrations = (): readonly Migration[] =>
  readMigrationFiles({ migrationsFolder: join(import.meta.dirname, 'migrations') }).map(toMigration);

const sqlFilesIn = (folder: string): readonly string[] =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.sql'))
    .toSorted();

const readRepeatable = (name: string): RepeatableFile => {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8');
  return { name, sha256: sha256Of(text), text };
};

export const readRelease = (): Release => ({
  number: thisRelease.number,
  migrations: readMigrations(),
  files: ['functions', 'comments'].flatMap(sqlFilesIn).map(readRepeatable),
});
