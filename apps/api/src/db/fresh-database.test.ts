import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';

let first: FreshDatabase;
let second: FreshDatabase;
let client: pg.Client;

beforeAll(async () => {
  [first, second] = await Promise.all([freshDatabase(), freshDatabase()]);
  client = new pg.Client({ connectionString: first.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await Promise.all([first.drop(), second.drop()]);
});

test('creates a separate migrated database with each call', async () => {
  const tables = await client.query(
    `select count(*)::int as count from information_schema.tables where table_schema = 'public'`,
  );
  expect(tables.rows[0].count).toBeGreaterThan(5);
  expect(first.databaseUrl).not.toBe(second.databaseUrl);
});
