import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { openOwnerPool } from '../../test/owner-pool.ts';

let database: FreshDatabase;
let administrator: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  administrator = new pg.Client({ connectionString: database.databaseUrl });
  await administrator.connect();
});

afterAll(async () => {
  await administrator.end();
  await database.drop();
});

const terminate = (pid: number | undefined) => administrator.query('select pg_terminate_backend($1)', [pid]);

const processOf = async (client: pg.PoolClient): Promise<number | undefined> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
};

test.each([
  ['idle', (client: pg.PoolClient) => client.release()],
  ['in use', () => undefined],
])("keeps an owner's pool usable after the termination of a connection that is %s", async (_, prepare) => {
  const pool = openOwnerPool(database.databaseUrl, 2);
  const client = await pool.connect();
  const pid = await processOf(client);
  prepare(client);
  const ended = new Promise((resolve) => client.once('end', resolve));
  await terminate(pid);
  await ended;
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
