import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runDrizzleMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import type { Applied } from './apply-release.ts';
import { connectOwner } from './connect-owner.ts';
import { type OwnFunction, ownFunctions } from './description/own-functions.ts';
import { migrate } from './migrate.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { type Migration, readRelease, type Release, type RepeatableFile, sha256Of } from './release.ts';

const timeoutMs = 60_000;

const here = readRelease();
const newestMs = Math.max(...here.migrations.map(({ atMs }) => atMs));

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

const apply = async (release: Release = here): Promise<Applied> => {
  const migrated = await migrate(database.databaseUrl, { limitMs: 10_000 }, release);
  if (migrated.turn !== 'taken') throw new Error(`The turn was ${migrated.turn}.`);
  return migrated.applied;
};

const ask = async (text: string): Promise<unknown> => {
  const { rows } = await client.query({ text, rowMode: 'array' });
  return rows[0]?.[0];
};

const migration = (name: string, ...statements: readonly string[]): Migration => ({
  name,
  atMs: newestMs + 1 + Number.parseInt(name, 10),
  sha256: sha256Of(statements.join('')),
  statements,
});

const file = (name: string, text: string): RepeatableFile => ({ name, text, sha256: sha256Of(text) });

const greeting = (text: string): RepeatableFile =>
  file(
    'functions/greeting.sql',
    `create or replace function ledger.greeting() returns text language sql as $$ select '${text}' $$`,
  );

/** The release of this commit with something added to it, as a later one would have it. */
const later = (
  number: number,
  files: readonly RepeatableFile[],
  migrations: readonly Migration[] = [],
): Release => ({
  number: here.number + number,
  migrations: [...here.migrations, ...migrations],
  files: [...here.files, ...files],
});

describe('on a database that is up to date', () => {
  beforeEach(() => open());

  it('does nothing', async () => {
    expect(await apply()).toEqual({ migrations: [], files: [], isOlder: false });
  });

  it('applies a file whose text has changed, and no other', async () => {
    expect(await apply(later(1, [greeting('good morning')]))).toMatchObject({
      files: ['functions/greeting.sql'],
    });
    expect(await apply(later(2, [greeting('good evening')]))).toMatchObject({
      files: ['functions/greeting.sql'],
    });
    expect(await ask('select ledger.greeting()')).toBe('good evening');
  });

  it('applies a text that was edited again under the same number, as happens while it is written', async () => {
    await apply(later(1, [greeting('good mrning')]));
    await apply(later(1, [greeting('good morning')]));
    expect(await ask('select ledger.greeting()')).toBe('good morning');
  });

  it('does not put the functions of an older release back over those of a newer one', async () => {
    const older = later(1, [greeting('good morning')]);
    const newer = later(2, [greeting('good evening')]);
    await apply(older);
    await apply(newer);
    expect(await apply(older)).toEqual({ migrations: [], files: [], isOlder: true });
    expect(await apply(here)).toEqual({ migrations: [], files: [], isOlder: true });
    expect(await ask('select ledger.greeting()')).toBe('good evening');
    expect(await apply(newer)).toEqual({ migrations: [], files: [], isOlder: false });
  });

  it('keeps an older release out as well where the newer one took a change back', async () => {
    const first = later(1, [greeting('good morning')]);
    const second = later(2, [greeting('good evening')]);
    const third = later(3, [greeting('good morning')]);
    for (const release of [first, second, third]) await apply(release);
    expect(await apply(second)).toMatchObject({ files: [], isOlder: true });
    expect(await ask('select ledger.greeting()')).toBe('good morning');
  });

  it('leaves a database with a newer migration as it is', async () => {
    await apply(later(0, [], [migration('1_later', 'create table later ()')]));
    expect(await apply(later(1, [greeting('good morning')]))).toEqual({
      migrations: [],
      files: [],
      isOlder: true,
    });
    expect(await ask(`select to_regproc('ledger.greeting')`)).toBeNull();
  });

  it('applies every file again after a migration, which may have replaced what one holds', async () => {
    await apply(later(1, [greeting('good morning')]));
    const replacing = greeting('something else').text;
    const applied = await apply(later(1, [greeting('good morning')], [migration('1_replace', replacing)]));
    expect(applied.files).toHaveLength(here.files.length + 1);
    expect(await ask('select ledger.greeting()')).toBe('good morning');
  });

  it('forgets a file that is gone', async () => {
    await apply(later(1, [greeting('good morning')]));
    await apply(later(2, [], [migration('1_drop', 'drop function ledger.greeting()')]));
    expect(
      await ask(`select count(*)::int from operations.repeatable_files where name like '%greeting%'`),
    ).toBe(0);
  });
});

describe('what fails', () => {
  beforeEach(() => open());

  it('leaves the migrations before it, and nothing of its own', async () => {
    const release = later(
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

  it('takes the migration with it where a function file is not right', async () => {
    const release = later(
      1,
      [file('functions/wrong.sql', 'create function wrong')],
      [migration('1_first', 'create table first ()'), migration('2_second', 'create table second ()')],
    );
    await expect(apply(release)).rejects.toThrow(/^functions\/wrong\.sql: syntax error/);
    expect(await ask(`select to_regclass('first') is not null and to_regclass('second') is null`)).toBe(true);
  });

  it('can be done again once it is mended', async () => {
    const wrong = later(1, [], [migration('1_first', 'create table first ()', 'create table first ()')]);
    const mended = later(1, [], [migration('1_first', 'create table first ()')]);
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
    await apply(later(1, [greeting('good morning')]));
  });

  it('is there twice without a migration, once with one that drops the old one', async () => {
    await apply(later(2, [polite]));
    expect(await greetings()).toEqual(['ledger.greeting()', 'ledger.greeting(text)']);
    await apply(later(2, [polite], [drop]));
    expect(await greetings()).toEqual(['ledger.greeting(text)']);
  });

  it('is refused by the database where only its result changes', async () => {
    const counted = file(
      'functions/greeting.sql',
      'create or replace function ledger.greeting() returns integer language sql as $$ select 1 $$',
    );
    await expect(apply(later(2, [counted]))).rejects.toThrow(/cannot change return type/);
    await apply(later(2, [counted], [drop]));
    expect(await ask('select ledger.greeting()')).toBe(1);
  });
});

describe('a database that an earlier version has migrated', () => {
  let migratedAnew: readonly OwnFunction[];
  let folder: string;

  beforeEach(async () => {
    await open();
    migratedAnew = await ownFunctions(client);
    await client.end();
    await database.drop();
    await open({ isMigrated: false });
    folder = mkdtempSync(join(tmpdir(), 'tillbook-migrations-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** As versions before there were function files did it: all in one transaction, by Drizzle. */
  const migrateUpTo = async (count: number) => {
    cpSync(join(import.meta.dirname, 'migrations'), folder, { recursive: true });
    const entries = journal.entries.slice(0, count);
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    await runDrizzleMigrations(drizzle(client), { migrationsFolder: folder });
  };

  it.each([3, 17, 24, 27])(
    'comes to the same functions from its %i migrations',
    async (count) => {
      await migrateUpTo(count);
      const { migrations, files } = await apply();
      expect(migrations).toHaveLength(here.migrations.length - count);
      expect(files).toHaveLength(here.files.length);
      expect(await ownFunctions(client)).toEqual(migratedAnew);
    },
    timeoutMs,
  );
});
