import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/fresh-database.ts';
import { type ServedProcess, serveProcess, whenReady } from '../../../test/served-process.ts';

let database: FreshDatabase;
let dataDirectory: string;
let started: ServedProcess[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-clock-'));
});

afterEach(async () => {
  for (const served of started) {
    served.child.kill('SIGTERM');
    await served.ended();
  }
  started = [];
});

afterAll(async () => {
  await database.drop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const serve = async (environment: Readonly<Record<string, string>>): Promise<ServedProcess> => {
  const served = await serveProcess({
    DATABASE_URL: database.databaseUrl,
    DATA_DIR: dataDirectory,
    THROTTLE: 'on',
    ...environment,
  });
  started.push(served);
  return served;
};

const recordedTime = async ({ baseUrl }: ServedProcess): Promise<Date> => {
  await fetch(`${baseUrl}/api/identity/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong', system: 'payment' }),
  });
  const owner = new pg.Client({ connectionString: database.databaseUrl });
  await owner.connect();
  const { rows } = await owner.query<{ at: Date }>('select at from audit_trail order by id desc limit 1');
  await owner.end();
  return rows[0]?.at ?? new Date(Number.NaN);
};

test('starts the clock at CLOCK_STARTS_AT, and prints and logs the time', async () => {
  const served = await serve({ CLOCK_STARTS_AT: '2028-02-29T23:30:00-05:00' });
  await whenReady(served);
  expect(served.output()).toContain('The clock is simulated and starts at 2028-03-01T04:30:00.000Z.');
  expect(readFileSync(join(dataDirectory, 'tillbook.log'), 'utf8')).toContain('"event":"simulated_clock"');
  const first = await recordedTime(served);
  const second = await recordedTime(served);
  expect(first.toISOString()).toMatch(/^2028-03-01T/);
  expect(first.getTime()).toBeGreaterThan(Date.parse('2028-03-01T04:30:00Z'));
  expect(second.getTime()).toBeGreaterThan(first.getTime());
});

test.each(['off', 'demo'])(
  'refuses a simulated database if NODE_ENV is production and SEED is %s',
  async (seed) => {
    const served = await serve({ NODE_ENV: 'production', SEED: seed });
    expect(await served.ended()).toBe(1);
    expect(served.complaint()).toContain('This database is marked as simulated');
  },
);

test('starts again on a simulated database outside of production', async () => {
  const served = await serve({});
  await whenReady(served);
  expect(served.output()).not.toContain('The clock is simulated');
});
