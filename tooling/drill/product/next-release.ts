import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { copyRepository } from './repository-copy.ts';

/** A copy of this release with further migrations. */
export type NextRelease = {
  readonly number: number;
  /** Number of this release, which the next release follows. */
  readonly follows: number;
  readonly apiFolder: string;
  readonly migrations: readonly string[];
  remove(): void;
};

const releaseSchema = z.looseObject({ number: z.int() });
const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ idx: z.int(), when: z.int() })) });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const writeJson = (file: string, value: unknown): void => {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
};

/**
 * Adds columns to two tables into which every payment inserts rows, and a table, then builds an index without
 * blocking writers.
 */
const addedMigrations: readonly (readonly [name: string, statements: readonly string[]])[] = [
  [
    'expand',
    [
      'ALTER TABLE "transactions" ADD COLUMN "next_release_note" text;',
      'ALTER TABLE "idempotency_records" ADD COLUMN "next_release_count" integer DEFAULT 0 NOT NULL;',
      'CREATE TABLE "next_release_notes" ("account_id" text NOT NULL, "note" text NOT NULL);',
      'GRANT SELECT, INSERT, UPDATE, DELETE ON next_release_notes TO tillbook_app;',
    ],
  ],
  [
    'index',
    [
      'DROP INDEX CONCURRENTLY IF EXISTS transactions_next_release_note;',
      'CREATE INDEX CONCURRENTLY transactions_next_release_note ON transactions USING btree (account_id, next_release_note);',
    ],
  ],
];

const addMigrations = (folder: string, besideRelease: number): readonly string[] => {
  const journalFile = join(folder, 'meta', '_journal.json');
  const journal = journalSchema.parse(readJson(journalFile));
  const newestMs = Math.max(...journal.entries.map(({ when }) => when));
  const entries = addedMigrations.map(([name, statements], index) => {
    const idx = journal.entries.length + index;
    const tag = `${String(idx).padStart(4, '0')}_next_release_${name}`;
    const text = statements.join('\n--> statement-breakpoint\n');
    writeFileSync(join(folder, `${tag}.sql`), `-- Runs beside releases from ${besideRelease}.\n${text}\n`);
    return { idx, version: '7', when: newestMs + 1 + index, tag, breakpoints: true };
  });
  writeJson(journalFile, { ...journal, entries: [...journal.entries, ...entries] });
  return entries.map(({ tag }) => tag);
};

/** Makes the next release from a copy of this release, with compatible migrations and a changed function. */
export const makeNextRelease = (): NextRelease => {
  const copy = copyRepository();
  const apiFolder = join(copy.root, 'apps', 'api');
  const database = join(apiFolder, 'src', 'db');
  const releaseFile = join(database, 'release.json');
  const release = releaseSchema.parse(readJson(releaseFile));
  const number = release.number + 1;
  writeJson(releaseFile, { ...release, number });
  appendFileSync(
    join(database, 'functions', 'ledger', 'post.sql'),
    '\n-- Applied again by the next release.\n',
  );
  const migrations = addMigrations(join(database, 'migrations'), release.number);
  return { number, follows: release.number, apiFolder, migrations, remove: () => copy.remove() };
};
