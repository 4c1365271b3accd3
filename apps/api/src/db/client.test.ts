import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { type Database, openDatabase } from './client.ts';

let fresh: FreshDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  const owner = new pg.Client({ connectionString: fresh.databaseUrl });
  await owner.connect();
  const { rows } = await owner.query('select current_database() as name');
  const { name } = rows[0];
  await owner.query(`alter database ${name} set synchronous_commit = off`);
  await owner.query(`alter database ${name} set default_transaction_isolation = 'serializable'`);
  await owner.end();
  database = openDatabase(fresh.databaseUrl);
});

afterAll(async () => {
  await database.close();
  await fresh.drop();
});

it('commits to the disk and reads what is committed, whatever the database has as its default', async () => {
  const { rows } = await database.pool.query(
    `select current_setting('synchronous_commit') as commit, current_setting('transaction_isolation') as isolation,
            current_setting('TimeZone') as zone, current_user as role`,
  );
  expect(rows).toEqual([{ commit: 'on', isolation: 'read committed', zone: 'UTC', role: 'tillbook_app' }]);
});

it('lets a session that may lose what it wrote say so', async () => {
  const client = await database.pool.connect();
  await client.query('set synchronous_commit = off');
  const { rows } = await client.query(`select current_setting('synchronous_commit') as commit`);
  client.release(true);
  expect(rows).toEqual([{ commit: 'off' }]);
});
