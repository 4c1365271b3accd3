import { afterAll, beforeAll, expect, test } from 'vitest';
import { get } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let here: TestPlatform;

beforeAll(async () => {
  here = await testPlatform();
});
afterAll(() => here.close());

test('a process with a migrated database is up and ready', async () => {
  expect((await get(here.web, '/api/health')).body).toEqual({ status: 'ok' });
  expect((await get(here.web, '/api/ready')).body).toEqual({ status: 'ready' });
});

test('a database that lacks a migration is not ready, and the process is up all the same', async () => {
  await here.owner.query(
    `delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
  const answer = await get(here.web, '/api/ready');
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ code: 'unavailable' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await get(here.web, '/api/health')).status).toBe(200);
});
