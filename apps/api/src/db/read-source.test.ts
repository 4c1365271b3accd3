import pg from 'pg';
import { eventually } from '@tillbook/config/vitest/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DebianServer, startDebianServer, startReplica } from '../../test/debian-postgres.ts';
import { freshDatabase } from '../../test/fresh-database.ts';
import { addCard, newMerchant, sendPayment, type Merchant } from '../../test/merchant.ts';
import { newPerson, type Person } from '../../test/people.ts';
import { get, post } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { settle } from '../ledger/settle.ts';
import { expositionText } from '../platform-metrics/exposition.ts';
import { migrate } from './migrate.ts';

const timeoutMs = 120_000;

let primary: DebianServer;
let replica: DebianServer;
let administrator: pg.Client;
let testPlatform: TestPlatform;
let merchant: Merchant;
let admin: Person;

beforeAll(async () => {
  primary = await startDebianServer(['archive_mode = on', 'archive_command = false']);
  await migrate(primary.databaseUrl);
  replica = await startReplica(primary);
  administrator = new pg.Client({ connectionString: replica.administratorUrl });
  await administrator.connect();
  testPlatform = await startTestPlatform({
    environment: {
      DATABASE_URL: primary.databaseUrl,
      DATABASE_READ_URL: replica.databaseUrl,
      // Lets a test pause the replay for as long as a busy machine needs.
      DATABASE_READ_MAX_LAG_SECONDS: '3600',
    },
    database: { databaseUrl: primary.databaseUrl, drop: () => Promise.resolve() },
  });
  merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
  admin = await newPerson(testPlatform, ['internal_admin']);
}, timeoutMs);

afterAll(async () => {
  await testPlatform.close();
  await administrator.end();
  await replica.stop();
  await primary.stop();
}, timeoutMs);

const stopReplay = () => administrator.query('select pg_wal_replay_pause()');
const goOnReplaying = () => administrator.query('select pg_wal_replay_resume()');

const isReplica = () =>
  testPlatform.platform.reads.read(async ({ pool }) => {
    const { rows } = await pool.query<{ is: boolean }>('select pg_is_in_recovery() as is');
    return rows[0]?.is;
  });

beforeEach(async () => {
  await goOnReplaying();
  await eventually(async () => {
    if ((await isReplica()) !== true) throw new Error('The replica has not replayed everything.');
  });
});

const pay = async (amount: number) => {
  const card = await addCard(testPlatform, merchant);
  expect((await sendPayment(testPlatform, merchant, { amount, paymentInstrumentId: card })).status).toBe(201);
  await settle(testPlatform.platform, merchant.accountId);
};

const token = () => ({ token: merchant.person.token });

const statement = async () => {
  const month = testPlatform.clock.now().toISOString().slice(0, 7);
  const { body } = await get(
    testPlatform.web,
    `/api/statements/${month}?accountId=${merchant.accountId}`,
    token(),
  );
  return body;
};

const exportedLines = async () => {
  const body = { accountId: merchant.accountId, list: 'payments', format: 'csv', timeZone: 'UTC' };
  const { body: created } = await post(testPlatform.web, '/api/exports', body, token());
  const path = new URL(String(Reflect.get(Object(created), 'fileUrl'))).pathname;
  const file = await testPlatform.web.request(path);
  return (await file.text()).trim().split('\n').length - 1;
};

/** Ends the replica's connection in the middle of a read, and returns which tries used the replica. */
const readWhileReplicaFails = async () => {
  const tries: (boolean | undefined)[] = [];
  const role = await testPlatform.platform.reads.read(async ({ pool }) => {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ pid: number; is: boolean }>(
        'select pg_backend_pid() as pid, pg_is_in_recovery() as is',
      );
      tries.push(rows[0]?.is);
      if (rows[0]?.is) await administrator.query('select pg_terminate_backend($1)', [rows[0].pid]);
      await client.query('select 1');
      return rows[0]?.is;
    } finally {
      client.release(true);
    }
  });
  return { tries, role };
};

describe('long reads with a replica', () => {
  it('reads committed data from the replica, including the latest commit', async () => {
    await expect.poll(isReplica).toBe(true);
    for (let payment = 1; payment <= 3; payment += 1) {
      await pay(1000 + payment);
      expect(await statement()).toMatchObject({ entryCount: 3 * payment });
      expect(await exportedLines()).toBe(payment);
    }
    const name = `Program ${Date.now()}`;
    await testPlatform.owner.query(`update accounts set name = $1 where id = $2`, [name, merchant.accountId]);
    const found = await get(
      testPlatform.web,
      `/api/accounts/list-accounts?search=${encodeURIComponent(name)}`,
      { token: admin.token },
    );
    expect(found.body).toMatchObject({ totalCount: 1 });
  });

  it('reads from the primary while the replica lacks a commit', async () => {
    const before = await exportedLines();
    await stopReplay();
    await pay(2000);
    expect(await isReplica()).toBe(false);
    expect(await exportedLines()).toBe(before + 1);
    await goOnReplaying();
    await expect.poll(isReplica).toBe(true);
  });

  it("reports the replica's lag in seconds and in bytes", async () => {
    const lagging = testPlatform.platform.reads;
    // The lag is measured once a second, and may still be that of the previous test.
    await expect.poll(() => lagging.replica()?.unreplayedBytes).toBe(0);
    await stopReplay();
    await pay(3000);
    await expect.poll(() => lagging.replica()?.lagMs ?? 0).toBeGreaterThan(2000);
    await expect.poll(() => lagging.replica()).toMatchObject({ unreceivedBytes: 0, isUsed: true });
    expect(lagging.replica()?.unreplayedBytes).toBeGreaterThan(0);
    const text = await expositionText(testPlatform.platform);
    expect(text).toMatch(/^tillbook_replica_lag_seconds (?:[2-9]|\d\d)/m);
    expect(text).toMatch(/^tillbook_replica_lag_bytes\{until="replayed"\} [1-9]/m);
  });

  it('repeats a read on the primary if the replica fails during the read', async () => {
    const { tries, role } = await eventually(async () => {
      const seen = await readWhileReplicaFails();
      if (seen.tries[0] !== true) throw new Error('The replica was late, and was not asked.');
      return seen;
    });
    expect({ tries, role }).toEqual({ tries: [true, false], role: false });
  });
});

const withReplica = async (environment: Readonly<Record<string, string>>) =>
  startTestPlatform({
    environment: {
      DATABASE_URL: primary.databaseUrl,
      DATABASE_READ_URL: replica.databaseUrl,
      // The first platform's keys.
      DATA_DIR: testPlatform.platform.settings.dataDirectory,
      ...environment,
    },
    database: { databaseUrl: primary.databaseUrl, drop: () => Promise.resolve() },
  });

it('stops using a replica beyond its lag limit until it has caught up, and logs both changes', async () => {
  const strict = await withReplica({ DATABASE_READ_MAX_LAG_SECONDS: '1' });
  try {
    // The replica may still lag from the previous test.
    await expect.poll(() => strict.platform.reads.replica()?.isUsed).toBe(true);
    await stopReplay();
    await pay(4000);
    await expect.poll(() => strict.platform.reads.replica()?.isUsed).toBe(false);
    expect(await strict.platform.reads.database()).toBe(strict.platform.database);
    await goOnReplaying();
    await expect.poll(() => strict.platform.reads.replica()?.isUsed).toBe(true);
    await expect.poll(() => strict.platform.reads.database()).not.toBe(strict.platform.database);
    const events = strict.logged.map(({ event }) => event).filter((event) => event.startsWith('replica_'));
    expect(events.join(' ')).toMatch(/replica_used replica_not_used replica_used$/);
  } finally {
    await strict.close();
  }
});

it('starts with the primary alone if the replica is unreachable', async () => {
  const url = new URL(replica.databaseUrl);
  url.port = '1';
  const alone = await withReplica({ DATABASE_READ_URL: url.href });
  expect(alone.platform.reads.replica()).toMatchObject({ isUsed: false });
  expect(await alone.platform.reads.database()).toBe(alone.platform.database);
  await alone.close();
});

it('refuses to start with a database that is not a replica', async () => {
  const other = await freshDatabase();
  await expect(withReplica({ DATABASE_READ_URL: other.databaseUrl })).rejects.toThrow(
    'DATABASE_READ_URL leads to another database than DATABASE_URL. Set it to a replica of that one.',
  );
  await other.drop();
});

const onPrimary = async (...statements: readonly string[]) => {
  const client = new pg.Client({ connectionString: primary.administratorUrl });
  await client.connect();
  for (const text of statements) await client.query(text);
  await client.end();
};
const archiveMetrics = async () =>
  (await expositionText(testPlatform.platform)).match(/^tillbook_archive_\w+/gm) ?? [];
const isFailing = async () =>
  /^tillbook_archive_failing\{scope="database"\} (\d)$/m.exec(
    await expositionText(testPlatform.platform),
  )?.[1];

describe('metrics of the archive', () => {
  it('reports in metrics that archiving fails, and when it last succeeded', async () => {
    await onPrimary('select pg_switch_wal()');
    await expect.poll(isFailing, { timeout: timeoutMs }).toBe('1');
    expect(await archiveMetrics()).not.toContain('tillbook_archive_age_seconds');
    await onPrimary(`alter system set archive_command = 'true'`, 'select pg_reload_conf()');
    await expect.poll(isFailing, { timeout: timeoutMs }).toBe('0');
    expect(await archiveMetrics()).toContain('tillbook_archive_age_seconds');
  });
});
