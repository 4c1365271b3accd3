import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/fresh-database.ts';
import { serveProcess, whenReady } from '../../../test/served-process.ts';
import { connectOwner } from '../../db/connect-owner.ts';

const timeoutMs = 300_000;

let database: FreshDatabase;
let owner: pg.Client;
let dataDirectory: string;
/** Connects to the same database as a user who owns nothing. */
let applicationUrl: string;
const login = `login_${randomBytes(4).toString('hex')}`;

beforeAll(async () => {
  database = await freshDatabase();
  owner = await connectOwner(database.databaseUrl, 'tillbook-check');
  dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-addresses-'));
  await owner.query(`create role ${login} login password 'secret' in role tillbook_app`);
  const url = new URL(database.databaseUrl);
  url.username = login;
  url.password = 'secret';
  applicationUrl = url.href;
});

afterAll(async () => {
  await owner.query(`drop role ${login}`);
  await owner.end();
  await database.drop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const serve = (environment: Readonly<Record<string, string>>) =>
  serveProcess({ DATA_DIR: dataDirectory, DATABASE_URL: applicationUrl, ...environment });

const stop = async (served: Awaited<ReturnType<typeof serveProcess>>) => {
  served.child.kill('SIGTERM');
  expect(await served.ended()).toBe(0);
};

const usersOf = async (applicationName: string) => {
  const { rows } = await owner.query<{ user: string }>(
    `select distinct usename as user from pg_stat_activity where datname = current_database() and application_name = $1`,
    [applicationName],
  );
  return rows.map(({ user }) => user);
};

const ownerName = () => new URL(database.databaseUrl).username;

const statusOf = async (baseUrl: string, path: string) =>
  (await fetch(`${baseUrl}${path}`, { redirect: 'manual' })).status;

describe('with DATABASE_OWNER_URL', () => {
  it(
    'serves calls as a user who owns nothing, and runs jobs as the owner',
    async () => {
      const served = await serve({ DATABASE_OWNER_URL: database.databaseUrl });
      await whenReady(served);
      expect(await statusOf(served.baseUrl, '/api/ready')).toBe(200);
      expect(await usersOf('tillbook-api')).toEqual([login]);
      expect(await usersOf('tillbook-worker')).toEqual([ownerName()]);
      await stop(served);
    },
    timeoutMs,
  );

  it(
    'refuses, in one line, a user who is not a member of the application role',
    async () => {
      await owner.query(`revoke tillbook_app from ${login}`);
      const served = await serve({ DATABASE_OWNER_URL: database.databaseUrl });
      expect(await served.ended()).toBe(1);
      expect(served.complaint()).toMatch(
        /^The database at \S+ cannot be used: permission denied to set role "tillbook_app"\. Check DATABASE_URL, and that its user is a member of the role tillbook_app\.\n$/,
      );
      await owner.query(`grant tillbook_app to ${login}`);
    },
    timeoutMs,
  );

  it(
    'refuses DATABASE_URL and DATABASE_OWNER_URL of different databases',
    async () => {
      const other = await freshDatabase();
      const served = await serve({ DATABASE_OWNER_URL: other.databaseUrl });
      expect(await served.ended()).toBe(1);
      expect(served.complaint()).toBe('DATABASE_URL and DATABASE_OWNER_URL lead to different databases.\n');
      await other.drop();
    },
    timeoutMs,
  );
});

describe('WORKER', () => {
  it(
    'serves calls but runs no jobs with WORKER=off',
    async () => {
      const served = await serve({ DATABASE_OWNER_URL: database.databaseUrl, WORKER: 'off' });
      await whenReady(served);
      expect(await statusOf(served.baseUrl, '/api/ready')).toBe(200);
      expect(await usersOf('tillbook-worker')).toEqual([]);
      await stop(served);
    },
    timeoutMs,
  );

  it(
    'runs jobs and serves only probes and metrics with WORKER=only',
    async () => {
      const served = await serve({
        DATABASE_OWNER_URL: database.databaseUrl,
        WORKER: 'only',
        METRICS_TOKEN: 'a-token-of-the-collector',
      });
      await whenReady(served);
      expect(await usersOf('tillbook-worker')).toEqual([ownerName()]);
      for (const path of ['/api/health', '/api/ready', '/healthz', '/livez', '/readyz']) {
        expect({ path, status: await statusOf(served.baseUrl, path) }).toEqual({ path, status: 200 });
      }
      const headers = { Authorization: 'Bearer a-token-of-the-collector' };
      const metrics = await fetch(`${served.baseUrl}/metrics`, { headers });
      expect(await metrics.text()).toContain('tillbook_database_connections{pool="worker"');
      for (const path of ['/', '/admin/', '/docs', '/api/openapi.json', '/api/permissions/accounts']) {
        expect({ path, status: await statusOf(served.baseUrl, path) }).toEqual({ path, status: 404 });
      }
      await stop(served);
    },
    timeoutMs,
  );
});
