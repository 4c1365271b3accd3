import { hostname } from 'node:os';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { goodCard, sendToVault, ticketFor } from '../../test/instruments.ts';
import { newMerchant } from '../../test/merchant.ts';
import { get } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import thisRelease from '../db/release.json' with { type: 'json' };
import { expositionText } from '../platform-metrics/exposition.ts';
import { startWorker } from '../jobs/worker.ts';
import { removeDead } from './process-report.ts';
import { openProcessReports } from './process-reports.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => testPlatform.close());

const keyRing = {
  ids: () => ['0123456789abcdef'],
  sealingId: () => '0123456789abcdef',
  refresh: async () => ({ missing: undefined }),
};

const onMachine = (aheadMs: number, delayMs?: number) => {
  const { database, service, log } = testPlatform.platform;
  const machine = { aheadMs };
  const reports = openProcessReports({
    database,
    service,
    log,
    keyRing,
    machineTime: () => Date.now() + machine.aheadMs,
    delayMs,
  });
  return { reports, machine };
};

const metric = async (sample: string): Promise<number> => {
  const lines = (await expositionText(testPlatform.platform)).split('\n');
  return Number(lines.find((line) => line.startsWith(`${sample} `))?.slice(sample.length));
};

const readiness = async () => (await get(testPlatform.web, '/api/ready')).status;
const health = async () => (await get(testPlatform.web, '/api/health')).status;

const followLog = () => {
  const start = testPlatform.logged.length;
  return () => testPlatform.logged.slice(start).map(({ event }) => event);
};

test("reports a process's host, release and keys, and removes the report when the process stops", async () => {
  const { reports } = onMachine(0);
  const find = async () =>
    (
      await testPlatform.owner.query(
        'select host, release_number, key_ids, sealing_key_id from operations.processes where id = $1',
        [reports.processId],
      )
    ).rows;
  await reports.report();
  expect(await find()).toEqual([
    {
      host: hostname(),
      release_number: thisRelease.number,
      key_ids: ['0123456789abcdef'],
      sealing_key_id: '0123456789abcdef',
    },
  ]);
  await reports.stop();
  expect(await find()).toEqual([]);
});

test('logs a clock that differs by more than two seconds once, and stays in service', async () => {
  const loggedEvents = followLog();
  const { reports } = onMachine(15_000);
  await reports.report();
  await reports.report();
  expect(loggedEvents().filter((event) => event === 'clock_differs')).toHaveLength(1);
  expect(await metric('tillbook_clock_ahead_seconds')).toBeGreaterThan(2);
  expect(await metric('tillbook_in_service')).toBe(1);
  expect(await readiness()).toBe(200);
});

test.each([60_000, -60_000])(
  "leaves service, but stays alive, while the machine's clock is off by %i ms",
  async (aheadMs) => {
    const loggedEvents = followLog();
    const { reports, machine } = onMachine(aheadMs);
    await reports.report();
    expect(await readiness()).toBe(503);
    expect(await metric('tillbook_in_service')).toBe(0);
    expect(await metric('tillbook_hindered{hindrance="clock_differs"}')).toBe(1);
    expect(await metric('tillbook_clock_ahead_seconds')).toBeCloseTo(aheadMs / 1000, -1);
    expect(await health()).toBe(200);
    machine.aheadMs = 0;
    await reports.report();
    expect(await readiness()).toBe(200);
    expect(await metric('tillbook_hindered{hindrance="clock_differs"}')).toBe(0);
    expect(loggedEvents()).toEqual(expect.arrayContaining(['out_of_service', 'back_in_service']));
  },
);

test('leaves service and ends the worker if the release is older than the database allows', async () => {
  const worker = await startWorker(testPlatform.platform, { databaseUrl: testPlatform.databaseUrl });
  const workerConnections = async () => {
    const { rows } = await testPlatform.owner.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name = 'tillbook-worker'`,
    );
    return rows[0]?.count;
  };
  const allowFrom = (release: number) =>
    testPlatform.owner.query('update operations.oldest_release set number = $1', [release]);
  const { reports } = onMachine(0);
  expect(await workerConnections()).toBeGreaterThan(0);
  await allowFrom(thisRelease.number + 1);
  await reports.report();
  expect(await readiness()).toBe(503);
  await expect.poll(workerConnections, { timeout: 60_000 }).toBe(0);
  await allowFrom(thisRelease.number);
  await reports.report();
  expect(await readiness()).toBe(200);
  await expect.poll(workerConnections, { timeout: 60_000 }).toBeGreaterThan(0);
  await worker.stop();
});

test('removes the report of a dead process and its event streams', async () => {
  const { pool } = testPlatform.platform.database;
  const { reports } = onMachine(0);
  await reports.report();
  await testPlatform.owner.query(
    `insert into operations.event_streams (id, process_id, account_id, session_token_hash) values ('one', $1, 'acc_1', '')`,
    [reports.processId],
  );
  await testPlatform.owner.query(
    `update operations.processes set reported_at = now() - interval '61 seconds' where id = $1`,
    [reports.processId],
  );
  await removeDead(pool);
  const { rows } = await testPlatform.owner.query(
    'select id from operations.processes where id = $1 union all select id from operations.event_streams',
    [reports.processId],
  );
  expect(rows).toEqual([]);
});

test('considers the keys out of date after a pause in which the process may be presumed dead, until its next report', async () => {
  const { reports, machine } = onMachine(0, 3_600_000);
  expect(reports.areKeysCurrent()).toBe(true);
  reports.start();
  await expect.poll(() => reports.areKeysCurrent()).toBe(true);
  machine.aheadMs = 16_000;
  expect(reports.areKeysCurrent()).toBe(false);
  await reports.report();
  expect(reports.areKeysCurrent()).toBe(true);
  await reports.stop();
});

test('responds 503 to a new card while its keys may be out of date, and 201 after a report', async () => {
  const reporting = await startTestPlatform({ reports: true });
  const { accountId, person } = await newMerchant(reporting);
  const ticket = await ticketFor(reporting, person, accountId);
  const add = () => sendToVault(reporting, { ...goodCard, ticket });
  try {
    await reporting.owner.query('revoke insert on operations.processes from tillbook_app');
    const events = () => reporting.logged.map(({ event }) => event);
    await expect.poll(events).toContain('process_not_reported');
    const nowMs = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(nowMs + 16_000);
    const refused = await add();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3']);
    expect(events()).toContain('keys_out_of_date');
    await reporting.owner.query('grant insert on operations.processes to tillbook_app');
    await expect.poll(async () => (await add()).status).toBe(201);
  } finally {
    vi.restoreAllMocks();
    await reporting.close();
  }
});
