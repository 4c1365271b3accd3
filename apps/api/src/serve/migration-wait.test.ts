import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { serveProcess } from '../../test/served-process.ts';
import { connectOwner } from '../db/connect-owner.ts';
import { migrationLockKey } from '../db/migrate.ts';
import { olderThanNeeded } from '../db/server-version.ts';
import { waitForTurn } from '../db/wait-for-turn.ts';

const timeoutMs = 60_000;

let database: FreshDatabase;
let dataDirectory: string;
let other: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-migration-'));
  other = await connectOwner(database.databaseUrl, 'tillbook-check');
});

afterAll(async () => {
  await other.end();
  await database.drop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const take = () => other.query('select pg_advisory_lock($1)', [migrationLockKey]);
const giveBack = () => other.query('select pg_advisory_unlock_all()');

beforeEach(giveBack);

const serve = (environment: Readonly<Record<string, string>>) =>
  serveProcess({ DATABASE_URL: database.databaseUrl, DATA_DIR: dataDirectory, ...environment });

test(
  'a start that waits for another migration says so, and gives up after a time with one line',
  async () => {
    await take();
    const served = await serve({ MIGRATION_WAIT_SECONDS: '1' });
    expect(await served.ended()).toBe(1);
    expect(served.output()).toContain(
      'Waiting for another process that migrates the database, 0 s of at most 1 s.\n',
    );
    expect(served.complaint()).toMatch(
      /^Another process has been migrating the database at \S+ for longer than 1 s\. .*MIGRATION_WAIT_SECONDS.*\n$/,
    );
  },
  timeoutMs,
);

test(
  'a start that waits for another migration ends when it is asked to',
  async () => {
    await take();
    const served = await serve({});
    await expect.poll(() => served.output(), { timeout: timeoutMs, interval: 20 }).toContain('Waiting for');
    served.child.kill('SIGTERM');
    expect(await served.ended()).toBe(0);
    expect(served.complaint()).toBe('');
  },
  timeoutMs,
);

test('it is said again and again, until the turn comes', async () => {
  await take();
  const client = await connectOwner(database.databaseUrl, 'tillbook-migrate');
  let saidCount = 0;
  const onWait = () => {
    saidCount += 1;
    if (saidCount === 3) void giveBack();
  };
  const turn = await waitForTurn(client, migrationLockKey, {
    limitMs: timeoutMs,
    onWait,
    saidAgainAfterMs: 0,
  });
  await client.end();
  expect(turn).toBe('taken');
  expect(saidCount).toBeGreaterThanOrEqual(3);
});

test('a server that is too old is named, with what is needed', async () => {
  expect(await olderThanNeeded(other)).toBeUndefined();
  expect(await olderThanNeeded(other, 99)).toMatch(/^PostgreSQL 99 or newer is needed; this is \d+\.\d+$/);
});

const migrateAlone = async (databaseUrl: string) => {
  const script = resolve(import.meta.dirname, '../migrate.ts');
  const child = spawn(process.execPath, ['--conditions=tillbook-source', script], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(child, 'close');
  return { exitCode: child.exitCode, output };
};

test(
  'npm run migrate brings an empty database up to date and ends, and has nothing to do the second time',
  async () => {
    const name = `empty_${Date.now()}`;
    await other.query(`create database ${name}`);
    const address = new URL(database.databaseUrl);
    address.pathname = `/${name}`;
    const first = await migrateAlone(address.href);
    expect(first.exitCode).toBe(0);
    expect(first.output).toMatch(/^\d+ migrations were applied:\n0000_tables\n0001_ledger_rules\n/);
    expect(await migrateAlone(address.href)).toEqual({
      exitCode: 0,
      output: 'The database has every migration; nothing was to be done.\n',
    });
    await other.query(`drop database ${name}`);
  },
  timeoutMs,
);
