import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { eventually } from '@tillbook/config/vitest/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childEnvironment } from '../../test/child-environment.ts';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { connectOwner } from '../db/connect-owner.ts';

let folder: string;
let database: FreshDatabase;
let holder: pg.Client;
let administrator: pg.Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tillbook-check-'));
  database = await freshDatabase();
  [holder, administrator] = await Promise.all([
    connectOwner(database.databaseUrl, 'tillbook-start'),
    connectOwner(database.databaseUrl, 'tillbook-start'),
  ]);
});

afterAll(async () => {
  await Promise.all([holder.end(), administrator.end()]);
  await database.drop();
  rmSync(folder, { recursive: true });
});

const checkBooks = async (
  addresses: Readonly<Record<string, string>> = { DATABASE_URL: database.databaseUrl },
) => {
  const script = resolve(import.meta.dirname, 'check-books.ts');
  const child = spawn(process.execPath, ['--conditions=tillbook-source', script], {
    env: { ...childEnvironment, DATA_DIR: join(folder, 'data'), ...addresses },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, complaint] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { exitCode: child.exitCode, output, complaint };
};

test('prints an empty array for books without violations', async () => {
  expect(await checkBooks()).toEqual({ exitCode: 0, output: '[]\n', complaint: '' });
});

test('reads the owner’s address from a file', async () => {
  const file = join(folder, 'database-owner-url');
  writeFileSync(file, `${database.databaseUrl}\n`);
  const unreachable = 'postgres://nobody:secret@127.0.0.1:1/nothing';
  const checked = await checkBooks({ DATABASE_URL: unreachable, DATABASE_OWNER_URL_FILE: file });
  expect(checked).toEqual({ exitCode: 0, output: '[]\n', complaint: '' });
});

test('names the owner’s address if no database responds there', async () => {
  const unreachable = 'postgres://nobody:secret@127.0.0.1:1/nothing';
  const { exitCode, complaint } = await checkBooks({
    DATABASE_URL: database.databaseUrl,
    DATABASE_OWNER_URL: unreachable,
  });
  expect(exitCode).toBe(1);
  expect(complaint).toMatch(/^The books cannot be checked: .* in DATABASE_OWNER_URL.*\n$/);
});

test('names the setting if there is no database to check', async () => {
  const { exitCode, complaint } = await checkBooks({});
  expect(exitCode).toBe(1);
  expect(complaint).toMatch(/^The books cannot be checked: there is no database\. Set DATABASE_URL, .*\n$/);
});

test('reports in one line that the connection was lost during the check', async () => {
  await holder.query('begin; lock table entry_sets');
  const checked = checkBooks();
  await eventually(async () => {
    const { rowCount } = await administrator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'tillbook-check' and wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBe(1);
  });
  await holder.query('rollback');
  const { exitCode, output, complaint } = await checked;
  expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' });
  expect(complaint).toMatch(/^The books cannot be checked: terminating connection .*\n$/);
});

test('reports in one line that no database responds', async () => {
  const { exitCode, complaint } = await checkBooks({
    DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/nothing',
  });
  expect(exitCode).toBe(1);
  expect(complaint).toMatch(/^The books cannot be checked: .*DATABASE_URL.*\n$/);
  expect(complaint).not.toContain('secret');
});
