import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { type Database, openConnection, openDatabase } from './client.ts';
import { connectOwner } from './connect-owner.ts';

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

it("commits durably and reads committed data regardless of the database's defaults", async () => {
  const { rows } = await database.pool.query(
    `select current_setting('synchronous_commit') as commit, current_setting('transaction_isolation') as isolation,
            current_setting('TimeZone') as zone, current_user as role`,
  );
  expect(rows).toEqual([{ commit: 'on', isolation: 'read committed', zone: 'UTC', role: 'tillbook_app' }]);
});

it('lets a session opt out of durable commits', async () => {
  const client = await database.pool.connect();
  await client.query('set synchronous_commit = off');
  const { rows } = await client.query(`select current_setting('synchronous_commit') as commit`);
  client.release(true);
  expect(rows).toEqual([{ commit: 'off' }]);
});

it('uses the application role and its time limits even if the address contains options', async () => {
  const address = new URL(fresh.databaseUrl);
  address.searchParams.set('options', '-c geqo=off');
  const other = openDatabase(address.href, { size: 1 });
  const { rows } = await other.pool.query(
    `select current_user as role, current_setting('statement_timeout') as statement,
            current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  await other.close();
  expect(rows).toEqual([{ role: 'tillbook_app', statement: '30s', idle: '1min' }]);
});

it('keeps a pool usable if a connection is lost before its transaction begins', async () => {
  const other = openDatabase(fresh.databaseUrl, { size: 1 });
  await other.pool.query('select 1');
  other.pool.once('acquire', (client) => client.connection.stream.destroy());
  await expect(other.drizzle.transaction(async () => undefined)).rejects.toThrow(/begin/);
  expect((await other.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await other.close();
});

it('names each connection by its purpose', async () => {
  const [calls, filters, changes] = await Promise.all([
    database.pool.connect(),
    database.planned.connect(),
    openConnection(fresh.databaseUrl, 'tillbook-changes'),
  ]);
  const { rows } = await calls.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity where datname = current_database() order by 1`,
  );
  calls.release();
  filters.release();
  await changes.end();
  expect(rows.map(({ name }) => name)).toEqual(['tillbook-api', 'tillbook-changes', 'tillbook-filters']);
});

it('refuses a session that cannot use the application role', async () => {
  const owner = await connectOwner(fresh.databaseUrl, 'tillbook-check');
  const stranger = `stranger_${randomBytes(4).toString('hex')}`;
  await owner.query(`create role ${stranger} login password 'secret'`);
  const address = new URL(fresh.databaseUrl);
  address.username = stranger;
  address.password = 'secret';
  const refused = openDatabase(address.href, { size: 1 });
  await expect(refused.pool.query('select 1')).rejects.toThrow('permission denied to set role');
  await expect(refused.pool.query('select 1')).rejects.toThrow('permission denied to set role');
  expect(refused.pool.totalCount).toBe(0);
  await refused.close();
  await owner.query(`drop role ${stranger}`);
  await owner.end();
});
