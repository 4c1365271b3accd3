import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { childEnvironment } from '../../../test/child-environment.ts';
import { type FreshDatabase, freshDatabase } from '../../../test/fresh-database.ts';
import { serveProcess } from '../../../test/served-process.ts';
import { connectOwner } from '../../db/connect-owner.ts';
import { migrationLockKey } from '../../db/migrate.ts';
import { olderThanNeeded } from '../../db/server-version.ts';
import { waitForTurn } from '../../db/wait-for-turn.ts';

const timeoutMs = 300_000;

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
  'gives up in one line after waiting for another migration',
  async () => {
    await take();
    const served = await serve({ MIGRATION_WAIT_SECONDS: '1' });
    expect(await served.ended()).toBe(1);
    expect(served.complaint()).toMatch(
      /^Another process has been migrating the database at \S+ for longer than 1 s\. .*MIGRATION_WAIT_SECONDS.*\n$/,
    );
  },
  timeoutMs,
);

test(
  'reports that it waits for another migration, and ends when stopped',
  async () => {
    await take();
    const served = await serve({ MIGRATION_WAIT_SECONDS: '3600' });
    await expect
      .poll(() => served.output(), { timeout: timeoutMs, interval: 20 })
      .toMatch(/^Waiting for another process to finish migrating the database, \d+ s of at most 3600 s\.\n/m);
    served.child.kill('SIGTERM');
    expect(await served.ended()).toBe(0);
    expect(served.complaint()).toBe('');
  },
  timeoutMs,
);

test(
  'refuses a database that needs a newer release, and names the remedy',
  async () => {
    await other.query('update operations.oldest_release set number = 1000');
    const served = await serve({});
    expect(await served.ended()).toBe(1);
    expect(served.complaint()).toMatch(
      /^This version, release \d+, is too old for the database at \S+, which release 1000 or a newer one has to use\. Start the version that migrated it, .*\n$/,
    );
    await other.query('update operations.oldest_release set number = 0');
  },
  timeoutMs,
);

test('reports repeatedly that it waits for its turn to migrate', async () => {
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
    reportAgainAfterMs: 0,
  });
  await client.end();
  expect(turn).toBe('taken');
  expect(saidCount).toBeGreaterThanOrEqual(3);
});

test('names the version of a server that is too old, and the required version', async () => {
  expect(await olderThanNeeded(other)).toBeUndefined();
  expect(await olderThanNeeded(other, 99)).toMatch(/^PostgreSQL 99 or newer is required; this is \d+\.\d+$/);
});

const migrateAlone = async (databaseUrl: string) => {
  const script = resolve(import.meta.dirname, '../migrate.ts');
  const child = spawn(process.execPath, ['--conditions=tillbook-source', script], {
    env: { ...childEnvironment, DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory },
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
  'migrates an empty database with npm run migrate, and changes nothing the second time',
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
      output: 'The database is up to date. Nothing was changed.\n',
    });
    await other.query(`drop database ${name}`);
  },
  timeoutMs,
);
