import pg from 'pg';
import { expect, test } from 'vitest';
import { newPerson } from '../../test/people.ts';
import { get } from '../../test/requests.ts';
import { testPlatform } from '../../test/test-platform.ts';

test(
  'a database that goes away is 503 with Retry-After, and the service is back when it is',
  { meta: { shows: ['threat:6.2', 'asvs:V16.3.4', 'asvs:V16.5.2'] } },
  async () => {
    const falling = await testPlatform();
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
