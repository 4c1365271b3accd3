import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../test/fresh-database.ts';
import { WorkerPool } from './worker-pool.ts';

let database: FreshDatabase;
let pool: WorkerPool;

beforeAll(async () => {
  database = await freshDatabase();
  pool = new WorkerPool({ connectionString: database.databaseUrl, max: 1 });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const borrowed = () =>
  new Promise<() => void>((resolve, reject) => {
    pool.connect((error, _client, release) => (error ? reject(error) : resolve(release)));
  });

test('releases a connection once if the library releases it twice, without disturbing its next user', async () => {
  const release = await borrowed();
  release();
  const next = await borrowed();
  expect(() => release()).not.toThrow();
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 0]);
  next();
  expect(pool.idleCount).toBe(1);
});

test('runs queries, and connects without a callback', async () => {
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const client = await pool.connect();
  expect((await client.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  client.release();
});
