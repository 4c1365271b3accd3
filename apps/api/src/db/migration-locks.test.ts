import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { migration, releaseAfter } from '../../test/releases.ts';
import { connectOwner } from './connect-owner.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './release.ts';
import type { LockWaiting } from './retry-locked.ts';

let database: FreshDatabase;
let client: pg.Client;
let holder: pg.Client;

beforeEach(async () => {
  database = await freshDatabase();
  client = await connectOwner(database.databaseUrl, 'tillbook-check');
  holder = await connectOwner(database.databaseUrl, 'tillbook-check');
});

afterEach(async () => {
  await Promise.all([client.end(), holder.end()]);
  await database.drop();
});

const apply = (migrations: readonly Migration[], waiting: LockWaiting) =>
  migrate(database.databaseUrl, waiting, releaseAfter(1, [], migrations));

const ask = async (text: string): Promise<unknown> => {
  const { rows } = await client.query({ text, rowMode: 'array' });
  return rows[0]?.[0];
};

const withColumn = migration(
  '1_with_column',
  'create table first ()',
  'alter table accounts add column note text',
);

const beginReport = async () => {
  await holder.query('begin');
  await holder.query('select count(*) from accounts');
};

describe('a migration whose lock is held by a long report', () => {
  beforeEach(beginReport);

  it('rolls a migration back while its lock is held, and retries until it gets the lock', async () => {
    const waits: unknown[] = [];
    const onLockWait = async (name: string) => {
      waits.push(name);
      // Would wait behind a queued ALTER TABLE until the report ends.
      await client.query('update accounts set name = name');
      waits.push(await ask(`select to_regclass('first')`));
      await holder.query('commit');
    };
    let checked: Promise<void> | undefined;
    const migrated = await apply([withColumn], {
      limitMs: 600_000,
      onLockWait: (name) => {
        checked ??= onLockWait(name);
      },
    });
    await checked;
    expect(waits).toEqual(['1_with_column', null]);
    expect(migrated).toMatchObject({ applied: { migrations: ['1_with_column'] } });
    expect(await ask(`select to_regclass('first') is not null`)).toBe(true);
  });

  it("fails with the migration's name at the time limit, and leaves nothing behind", async () => {
    await expect(apply([withColumn], { limitMs: 0 })).rejects.toThrow(
      /^1_with_column: canceling statement due to lock timeout/,
    );
    expect(await ask(`select to_regclass('first')`)).toBeNull();
  });

  it('stops retrying a migration when the process is stopping', async () => {
    const stopper = new AbortController();
    let waitCount = 0;
    const onLockWait = () => {
      waitCount += 1;
      stopper.abort();
    };
    await expect(
      apply([withColumn], { limitMs: 600_000, stopping: stopper.signal, onLockWait }),
    ).rejects.toThrow(/^1_with_column/);
    expect(waitCount).toBe(1);
  });
});

const isValid = () => ask(`select indisvalid from pg_index where indexrelid = 'unique_names'::regclass`);

describe('an index that is built concurrently', () => {
  const build = migration(
    '1_unique_names',
    'DROP INDEX CONCURRENTLY IF EXISTS unique_names;',
    'CREATE UNIQUE INDEX CONCURRENTLY unique_names ON programs (name);',
  );

  it('replaces the invalid index that a failed concurrent build has left', async () => {
    await client.query(`insert into programs (id, name) values ('prg_1', 'Same'), ('prg_2', 'Same')`);
    await expect(apply([build], { limitMs: 10_000 })).rejects.toThrow(/^1_unique_names: could not create/);
    expect(await isValid()).toBe(false);
    await client.query(`update programs set name = 'Other' where id = 'prg_2'`);
    expect(await apply([build], { limitMs: 10_000 })).toMatchObject({
      applied: { migrations: ['1_unique_names'] },
    });
    expect(await isValid()).toBe(true);
  });

  it('waits for an earlier transaction before it builds an index, but only until the time limit', async () => {
    await holder.query('begin');
    await holder.query(`insert into programs (id, name) values ('prg_1', 'Program')`);
    await expect(apply([build], { limitMs: 500 })).rejects.toThrow(
      /^1_unique_names: canceling statement due to lock timeout/,
    );
    await holder.query('commit');
    await apply([build], { limitMs: 10_000 });
    expect(await isValid()).toBe(true);
  });
});

const oldest = () => ask('select number from operations.oldest_release');

describe('the oldest release that can run on the database', () => {
  it('raises the oldest release to the number that a migration names, and never lowers it', async () => {
    const raising = { ...migration('1_raising', 'create table first ()'), oldestRelease: 1000 };
    const lower = { ...migration('2_lower', 'create table second ()'), oldestRelease: 9 };
    expect(await apply([raising], { limitMs: 10_000 })).toMatchObject({ oldestRelease: 1000 });
    await apply([raising, lower], { limitMs: 10_000 });
    expect(await oldest()).toBe(1000);
  });

  it('leaves the oldest release unchanged if the migration is rolled back', async () => {
    const before = await oldest();
    const failing = { ...migration('1_failing', 'create table accounts ()'), oldestRelease: 1000 };
    await expect(apply([failing], { limitMs: 10_000 })).rejects.toThrow(/^1_failing/);
    expect(await oldest()).toBe(before);
  });
});
