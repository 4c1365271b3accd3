import { afterAll, beforeAll, expect, test } from 'vitest';
import { get } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import release from '../../db/release.json' with { type: 'json' };

const { number } = release;
let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterAll(() => testPlatform.close());

test('reports a process with a migrated database as live and ready', async () => {
  expect((await get(testPlatform.web, '/api/health')).body).toEqual({ status: 'ok' });
  expect((await get(testPlatform.web, '/api/ready')).body).toEqual({ status: 'ready' });
});

test('reports a process as live but not ready if its database needs a newer release', async () => {
  await testPlatform.owner.query('update operations.oldest_release set number = $1', [number + 1]);
  expect((await get(testPlatform.web, '/api/ready')).status).toBe(503);
  expect((await get(testPlatform.web, '/api/health')).status).toBe(200);
  await testPlatform.owner.query('update operations.oldest_release set number = $1', [number]);
  expect((await get(testPlatform.web, '/api/ready')).status).toBe(200);
});

test('reports a process as live but not ready if its database lacks a migration', async () => {
  await testPlatform.owner.query(
    `delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
  const response = await get(testPlatform.web, '/api/ready');
  expect(response.status).toBe(503);
  expect(response.body).toMatchObject({ code: 'unavailable' });
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await get(testPlatform.web, '/api/health')).status).toBe(200);
});
