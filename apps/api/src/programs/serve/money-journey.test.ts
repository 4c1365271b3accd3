import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/fresh-database.ts';
import { makeMoneyJourney } from '../../../test/money-journey.ts';
import { hasPgbouncer, type Pooler, startPgbouncer } from '../../../test/pgbouncer.ts';
import { connectOwner } from '../../db/connect-owner.ts';
import { openDatabase } from '../../db/client.ts';
import { silentLog } from '../../runtime/log.ts';
import { readSettings } from '../../runtime/settings.ts';
import { openUnmigrated } from './database-source.ts';

let database: FreshDatabase;
let poolers: Pooler[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(async () => {
  await Promise.all(poolers.map((pooler) => pooler.stop()));
  await database.drop();
});

const through = async (...[mode, further]: [Parameters<typeof startPgbouncer>[1], string?]) => {
  const pooler = await startPgbouncer(database.databaseUrl, mode, further);
  poolers = [...poolers, pooler];
  return pooler.databaseUrl;
};

const soundEnd = {
  names: expect.arrayContaining([
    'tillbook-api',
    'tillbook-changes',
    'tillbook-processor',
    'tillbook-worker',
  ]),
  violations: [],
};

/** Uses session pooling if PgBouncer is installed, because the journey then also tests the pooler. */
test('takes, settles, pays out, refunds and disputes payments with two processes on one database', async () => {
  const fresh = await freshDatabase();
  const pooler = hasPgbouncer ? await startPgbouncer(fresh.databaseUrl, 'session') : undefined;
  expect(await makeMoneyJourney(pooler?.databaseUrl ?? fresh.databaseUrl, fresh.databaseUrl)).toEqual(
    soundEnd,
  );
  await pooler?.stop();
  await fresh.drop();
});

describe.skipIf(!hasPgbouncer)('through PgBouncer', () => {
  test("gives every session the application's role and time limits through a pooler in session mode", async () => {
    const opened = openDatabase(await through('session'), { size: 3 });
    const sessions = await Promise.all(
      [opened.pool, opened.pool, opened.planned].map((pool) =>
        pool.query<{ role: string; timeout: string }>(
          `select current_user as role, current_setting('statement_timeout') as timeout, pg_sleep(0.1)::text as slept`,
        ),
      ),
    );
    await opened.close();
    expect(sessions.flatMap(({ rows }) => rows)).toMatchObject(
      sessions.map(() => ({ role: 'tillbook_app', timeout: '30s' })),
    );
  });

  test('resets the role and the time limits for the owner in a session that the application has used before', async () => {
    const address = await through('session', 'default_pool_size = 1\nserver_reset_query = ');
    const opened = openDatabase(address, { size: 1 });
    await opened.pool.query('select 1');
    await opened.close();
    const owner = await connectOwner(address, 'tillbook-check');
    const { rows } = await owner.query(
      `select current_user = session_user as own, current_setting('statement_timeout') as timeout`,
    );
    await owner.end();
    expect(rows).toEqual([{ own: true, timeout: '0' }]);
  });

  test.each([
    ['transaction', ''],
    ['transaction', 'server_round_robin = 1\nmin_pool_size = 5'],
    ['transaction', 'default_pool_size = 1'],
    ['statement', ''],
  ] as const)('refuses %s pooling at start in one line (%s)', async (mode, further) => {
    const address = await through(mode, further);
    const read = readSettings({ DATABASE_URL: address });
    if (!read.ok) throw new Error(read.message);
    const { host, pathname } = new URL(address);
    expect(await openUnmigrated(read.settings, silentLog)).toEqual({
      ok: false,
      message: `The pooler at ${host}${pathname} gives each transaction a different session. Set its pool_mode to session, or point DATABASE_URL to PostgreSQL itself.`,
    });
  });

  test('accepts session pooling, regardless of how the pooler chooses sessions', async () => {
    for (const further of ['', 'server_round_robin = 1\nmin_pool_size = 5']) {
      const read = readSettings({ DATABASE_URL: await through('session', further) });
      if (!read.ok) throw new Error(read.message);
      expect(await openUnmigrated(read.settings, silentLog)).toMatchObject({ ok: true });
    }
  });
});
