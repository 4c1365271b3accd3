import {
  type Migration,
  readRelease,
  type Release,
  type RepeatableFile,
  sha256Of,
} from '../src/db/release.ts';

export const thisRelease = readRelease();
const newestMs = Math.max(...thisRelease.migrations.map(({ atMs }) => atMs));

/**
 * Returns a migration that follows all migrations of this commit, and all migrations with a lower number:
 * `1_first`.
 */
export const migration = (name: string, ...statements: readonly string[]): Migration => ({
  name,
  atMs: newestMs + 1 + Number.parseInt(name, 10),
  sha256: sha256Of(statements.join('')),
  statements,
});

export const file = (name: string, text: string): RepeatableFile => ({ name, text, sha256: sha256Of(text) });

/** Returns the release of this commit with additions, as a later release would have them. */
export const releaseAfter = (
  number: number,
  files: readonly RepeatableFile[],
  migrations: readonly Migration[] = [],
): Release => ({
  number: thisRelease.number + number,
  migrations: [...thisRelease.migrations, ...migrations],
  files: [...thisRelease.files, ...files],
});
