import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from './drizzle/node-postgres.ts';
import { migrate as runDrizzleMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { file, migration, releaseAfter, thisRelease } from '../../test/releases.ts';
import type { Applied } from './apply-release.ts';
import { connectOwner } from './connect-owner.ts';
import { type OwnFunction, ownFunctions } from './description/own-functions.ts';
import { migrate } from './migrate.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import type { Release, RepeatableFile } from './release.ts';

let database: FreshDatabase;
let client: pg.Client;

const open = async (options: { isMigrated?: boolean } = {}) => {
  database = await freshDatabase(options);
  client = await connectOwner(database.databaseUrl, 'tillbook-check');
};

afterEach(async () => {
  await client.end();
  await database.drop();
});

const apply = async (release: Release = thisRelease): Promise<Applied> => {
  const migrated = await migrate(database.databaseUrl, { limitMs: 10_000 }, release);
  if (migrated.turn !== 'taken') throw new Error(`The turn was ${migrated.turn}.`);
  return migrated.applied;
};

const ask = async (text: string): Promise<unknown> => {
  const { rows } = await client.query({ text, rowMode: 'array' });
  return rows[0]?.[0];
};

const greeting = (text: string): RepeatableFile =>
  file(
    'functions/greeting.sql',
    `create or replace function ledger.greeting() returns text language sql as $$ select '${text}' $$`,
  );

describe('an up-to-date database', () => {
  beforeEach(() => open());

  it('changes nothing in an up-to-date database', async () => {
    expect(await apply()).toEqual({ migrations: [], files: [], isOlder: false });
  });

  it('applies only files whose text has changed', async () => {
    expect(await apply(releaseAfter(1, [greeting('good morning')]))).toMatchObject({
      files: ['functions/greeting.sql'],
    });
    expect(await apply(releaseAfter(2, [greeting('good evening')]))).toMatchObject({
      files: ['functions/greeting.sql'],
    });
    expect(await ask('select ledger.greeting()')).toBe('good evening');
  });

  it('applies a text that is edited again under the same number, as during development', async () => {
    await apply(releaseAfter(1, [greeting('good mrning')]));
    await apply(releaseAfter(1, [greeting('good morning')]));
    expect(await ask('select ledger.greeting()')).toBe('good morning');
  });

  it('does not replace the functions of a newer release with those of an older release', async () => {
    const older = releaseAfter(1, [greeting('good morning')]);
    const newer = releaseAfter(2, [greeting('good evening')]);
    await apply(older);
    await apply(newer);
    expect(await apply(older)).toEqual({ migrations: [], files: [], isOlder: true });
    expect(await apply(thisRelease)).toEqual({ migrations: [], files: [], isOlder: true });
    expect(await ask('select ledger.greeting()')).toBe('good evening');
    expect(await apply(newer)).toEqual({ migrations: [], files: [], isOlder: false });
  });

  it('does not apply an older release even if the newest release has reverted a change', async () => {
    const first = releaseAfter(1, [greeting('good morning')]);
    const second = releaseAfter(2, [greeting('good evening')]);
    const third = releaseAfter(3, [greeting('good morning')]);
    for (const release of [first, second, third]) await apply(release);
    expect(await apply(second)).toMatchObject({ files: [], isOlder: true });
    expect(await ask('select ledger.greeting()')).toBe('good morning');
  });

  it('leaves a database with a newer migration unchanged', async () => {
    await apply(releaseAfter(0, [], [migration('1_later', 'create table later ()')]));
    expect(await apply(releaseAfter(1, [greeting('good morning')]))).toEqual({
      migrations: [],
      files: [],
      isOlder: true,
    });
    expect(await ask(`select to_regproc('ledger.greeting')`)).toBeNull();
  });

  it('applies every file after a migration, because the migration may have replaced a function', async () => {
    await apply(releaseAfter(1, [greeting('good morning')]));
    const replacing = greeting('something else').text;
    const applied = await apply(
      releaseAfter(1, [greeting('good morning')], [migration('1_replace', replacing)]),
    );
    expect(applied.files).toHaveLength(thisRelease.files.length + 1);
    expect(await ask('select ledger.greeting()')).toBe('good morning');
  });

  it('removes the record of a deleted file', async () => {
    await apply(releaseAfter(1, [greeting('good morning')]));
    await apply(releaseAfter(2, [], [migration('1_drop', 'drop function ledger.greeting()')]));
    expect(
      await ask(`select count(*)::int from operations.repeatable_files where name like '%greeting%'`),
    ).toBe(0);
  });
});

describe('a failing release', () => {
  beforeEach(() => open());

  it('commits the migrations before a failing migration, and rolls that migration back', async () => {
    const release = releaseAfter(
      1,
      [greeting('good morning')],
      [
        migration('1_first', 'create table first ()'),
        migration('2_second', 'create table second ()', 'create table first ()'),
      ],
    );
    await expect(apply(release)).rejects.toThrow(/^2_second: relation "first" already exists/);
    expect(await ask(`select to_regclass('first') is not null and to_regclass('second') is null`)).toBe(true);
    expect(await ask(`select to_regproc('ledger.greeting')`)).toBeNull();
  });

  it('rolls back only the last migration if a function file is invalid', async () => {
    const release = releaseAfter(
      1,
      [file('functions/wrong.sql', 'create function wrong')],
      [migration('1_first', 'create table first ()'), migration('2_second', 'create table second ()')],
    );
    await expect(apply(release)).rejects.toThrow(/^functions\/wrong\.sql: syntax error/);
    expect(await ask(`select to_regclass('first') is not null and to_regclass('second') is null`)).toBe(true);
  });

  it('applies a repaired release after a failure', async () => {
    const wrong = releaseAfter(
      1,
      [],
      [migration('1_first', 'create table first ()', 'create table first ()')],
    );
    const mended = releaseAfter(1, [], [migration('1_first', 'create table first ()')]);
    await expect(apply(wrong)).rejects.toThrow(/^1_first/);
    expect((await apply(mended)).migrations).toEqual(['1_first']);
  });
});

const greetings = async () => {
  const functions = await ownFunctions(client);
  return functions.map(({ signature }) => signature).filter((name) => name.includes('greeting'));
};

describe('a function whose arguments change', () => {
  const polite = file(
    'functions/greeting.sql',
    `create or replace function ledger.greeting(name text) returns text language sql as $$ select 'good day, ' || name $$`,
  );
  const drop = migration('1_drop_greeting', 'drop function ledger.greeting()');

  beforeEach(async () => {
    await open();
    await apply(releaseAfter(1, [greeting('good morning')]));
  });

  it('leaves two functions if the arguments change and no migration drops the old function', async () => {
    await apply(releaseAfter(2, [polite]));
    expect(await greetings()).toEqual(['ledger.greeting()', 'ledger.greeting(text)']);
    await apply(releaseAfter(2, [polite], [drop]));
    expect(await greetings()).toEqual(['ledger.greeting(text)']);
  });

  it('fails to apply a function if only its result changes', async () => {
    const counted = file(
      'functions/greeting.sql',
      'create or replace function ledger.greeting() returns integer language sql as $$ select 1 $$',
    );
    await expect(apply(releaseAfter(2, [counted]))).rejects.toThrow(/cannot change return type/);
    await apply(releaseAfter(2, [counted], [drop]));
    expect(await ask('select ledger.greeting()')).toBe(1);
  });
});

describe('a database migrated by an earlier version', () => {
  let migratedAgain: readonly OwnFunction[];
  let folder: string;

  beforeEach(async () => {
    await open();
    migratedAgain = await ownFunctions(client);
    await client.end();
    await database.drop();
    await open({ isMigrated: false });
    folder = mkdtempSync(join(tmpdir(), 'tillbook-migrations-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Migrates as versions before the function files did: all migrations in one transaction, by Drizzle. */
  const migrateUpTo = async (count: number) => {
    cpSync(join(import.meta.dirname, 'migrations'), folder, { recursive: true });
    const entries = journal.entries.slice(0, count);
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    await runDrizzleMigrations(drizzle(client), { migrationsFolder: folder });
  };

  it.each([3, 17, 24, 27])(
    'creates the same functions in a database that an earlier version migrated with %i migrations',
    async (count) => {
      await migrateUpTo(count);
      const { migrations, files } = await apply();
      expect(migrations).toHaveLength(thisRelease.migrations.length - count);
      expect(files).toHaveLength(thisRelease.files.length);
      expect(await ownFunctions(client)).toEqual(migratedAgain);
    },
  );
});
