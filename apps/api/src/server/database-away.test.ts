import pg from 'pg';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newPerson } from '../../test/people.ts';
import { get, post } from '../../test/requests.ts';
import { startTestPlatform } from '../../test/test-platform.ts';

test(
  'responds 503 with Retry-After while the database is unavailable, and recovers with it',
  { meta: { shows: ['threat:6.2', 'asvs:V16.3.4', 'asvs:V16.5.2'] } },
  async () => {
    const falling = await startTestPlatform();
    const person = await newPerson(falling);
    const ask = () => get(falling.web, '/api/permissions/accounts', { token: person.token });
    const name = new URL(falling.databaseUrl).pathname.slice(1);
    try {
      const elsewhere = new URL(falling.databaseUrl);
      elsewhere.pathname = '/postgres';
      const admin = new pg.Client({ connectionString: elsewhere.href });
      await admin.connect();
      await admin.query(`alter database ${name} with allow_connections false`);
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [name]);
      const away = await ask();
      expect(away.status).toBe(503);
      expect(away.body).toMatchObject({ code: 'unavailable' });
      expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
      const { requestId } = z.object({ requestId: z.string() }).parse(away.body);
      expect(falling.logged).toContainEqual({
        event: 'database_unavailable',
        fields: { requestId, code: expect.stringMatching(/^(?:55000|57P0[123])$/) },
      });
      expect((await get(falling.web, '/api/ready')).status).toBe(503);
      expect((await get(falling.web, '/api/health')).status).toBe(200);
      await admin.query(`alter database ${name} with allow_connections true`);
      await admin.end();
      expect((await ask()).status).toBe(200);
      expect((await get(falling.web, '/api/ready')).status).toBe(200);
    } finally {
      await falling.close();
    }
  },
);

test('responds 503 to a write while the database is read-only, as on a standby that takes over', async () => {
  const testPlatform = await startTestPlatform();
  const { email, password } = await newPerson(testPlatform);
  const signIn = () => post(testPlatform.web, '/api/identity/login', { email, password, system: 'payment' });
  const name = new URL(testPlatform.databaseUrl).pathname.slice(1);
  const owner = await testPlatform.owner.connect();
  const allowWrites = async (allowed: boolean) => {
    await owner.query(`alter database ${name} set default_transaction_read_only = ${allowed ? 'off' : 'on'}`);
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
      [name],
    );
  };
  try {
    await allowWrites(false);
    const away = await signIn();
    expect(away).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    await allowWrites(true);
    // The first sign-in may use a connection that the change has ended.
    await expect.poll(async () => (await signIn()).status).toBe(200);
  } finally {
    owner.release();
    await testPlatform.close();
  }
});
