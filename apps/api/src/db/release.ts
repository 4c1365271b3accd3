import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import thisRelease from './release.json' with { type: 'json' };

export type Migration = {
  /** Its file without the ending: `0000_tables`. */
  readonly name: string;
  /** Tells migrations apart and orders them. */
  readonly atMs: number;
  readonly sha256: string;
  readonly statements: readonly string[];
};

/** A file that is applied again whenever its text has changed: functions and comments. */
export type RepeatableFile = {
  /** Its path: `functions/ledger/post.sql`. */
  readonly name: string;
  readonly sha256: string;
  readonly text: string;
};

/** What a version of the platform knows of the database. */
export type Release = {
  /** Rises with every change of a repeatable file, so that of two releases each knows which is the newer. */
  readonly number: number;
  readonly migrations: readonly Migration[];
  readonly files: readonly RepeatableFile[];
};

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

const readMigrations = (): readonly Migration[] =>
  readMigrationFiles({ migrationsFolder: join(import.meta.dirname, 'migrations') }).map((file, index) => ({
    name: journal.entries[index]?.tag ?? String(index),
    atMs: file.folderMillis,
    sha256: file.hash,
    statements: file.sql,
  }));

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
