import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productLimits } from '@tillbook/config/vitest/limits';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newMerchant, type Merchant } from '../../../test/merchant.ts';
import { newPerson } from '../../../test/people.ts';
import { serveProcess, whenReady, type ServedProcess } from '../../../test/served-process.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

type Served = ServedProcess & { readonly processId: string };

const soon = { timeout: productLimits.testTimeout / 2, interval: 100 };

let testPlatform: TestPlatform;
let running: readonly Served[] = [];
/** Run no jobs, so that a test that needs a worker decides which process it is. */
let first: Served;
let second: Served | undefined;

const reportedIds = async (): Promise<readonly string[]> => {
  const { rows } = await testPlatform.owner.query<{ id: string }>('select id from operations.processes');
  return rows.map(({ id }) => id);
};

const serve = async (worker: 'on' | 'off'): Promise<Served> => {
  const earlierIds = await reportedIds();
  const started = await serveProcess({
    DATABASE_URL: testPlatform.databaseUrl,
    DATA_DIR: testPlatform.platform.settings.dataDirectory,
    // The minimum number of connections.
    DATABASE_POOL_SIZE: '10',
    SANDBOX_DELAY_MS: '100',
    THROTTLE: 'on',
    WORKER: worker,
  });
  await whenReady(started);
  const processId = (await reportedIds()).find((id) => !earlierIds.includes(id)) ?? '';
  const served = { ...started, processId };
  running = [...running, served];
  return served;
};

const kill = async (served: Served): Promise<void> => {
  served.child.kill('SIGKILL');
  await served.ended();
  running = running.filter((one) => one !== served);
};

beforeAll(async () => {
  testPlatform = await startTestPlatform({ startsAt: new Date() });
  first = await serve('off');
}, productLimits.hookTimeout);
afterAll(async () => {
  await Promise.all(running.map(kill));
  await testPlatform.close();
}, productLimits.hookTimeout);

/** Returns two living processes, and starts the second again if a test has killed it. */
const bothProcesses = async (): Promise<readonly [Served, Served]> => {
  if (second === undefined || !running.includes(second)) second = await serve('off');
  return [first, second];
};

/** Passes the time after which a process without a report is presumed dead. */
const ageReport = async ({ processId }: Served): Promise<void> => {
  await testPlatform.owner.query(
    `update operations.processes set reported_at = clock_timestamp() - interval '16 seconds' where id = $1`,
    [processId],
  );
};

type Sent = { readonly token: string; readonly json?: unknown };

const ask = (at: Served, path: string, { token, json }: Sent): Promise<Response> =>
  fetch(`${at.baseUrl}/api${path}`, {
    method: json === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });

const payInPerson = (at: Served, { accountId, serialNumber, person }: Merchant): Promise<Response> =>
  ask(at, '/transactions', {
    token: person.token,
    json: { accountId, type: 'pull', channel: 'in_person', method: 'card', serialNumber, amount: 1_000 },
  });

/** Runs `act` while the statement's locks are held, and releases them even if `act` fails. */
const whileLocked = async (
  statement: string,
  parameters: readonly unknown[],
  act: () => Promise<void>,
): Promise<void> => {
  const holder: pg.PoolClient = await testPlatform.owner.connect();
  try {
    await holder.query('begin');
    await holder.query(statement, [...parameters]);
    await act();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
};

const unavailable = z.object({ code: z.literal('unavailable'), requestId: z.string() });

/** Returns the SQLSTATE that a process logged for a refused request. */
const loggedCode = async (requestId: string): Promise<string | undefined> => {
  const log = await readFile(join(testPlatform.platform.settings.dataDirectory, 'tillbook.log'), 'utf8');
  const line = log.split('\n').find((one) => one.includes(requestId) && one.includes('database_unavailable'));
  return line === undefined ? undefined : z.object({ code: z.string() }).parse(JSON.parse(line)).code;
};

/** Lets new sessions write, or only read as on a standby, and ends the present sessions. */
const allowWrites = async (allowed: boolean): Promise<void> => {
  const name = new URL(testPlatform.databaseUrl).pathname.slice(1);
  const readOnly = allowed ? 'off' : 'on';
  const owner = await testPlatform.owner.connect();
  await owner.query(`alter database ${name} set default_transaction_read_only = ${readOnly}`);
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
    [name],
  );
  owner.release();
};

const created = z.object({ id: z.string(), fileUrl: z.string() });

const settling = `from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%ledger.settle%'`;

const settlingSessions = async (): Promise<number> => {
  const { rows } = await testPlatform.owner.query(`select pid ${settling}`);
  return rows.length;
};

const balancesOf = async ({ accountId, person: { token } }: Merchant): Promise<unknown> => {
  const response = await ask(first, `/accounts?accountId=${accountId}`, { token });
  return z.object({ pendingBalance: z.number(), availableBalance: z.number() }).parse(await response.json());
};

const fetchFile = (at: Served, fileUrl: string) => fetch(`${at.baseUrl}${new URL(fileUrl).pathname}`);

describe('two processes on one database', { timeout: productLimits.testTimeout }, () => {
  test('counts the event streams of a session over both processes, until one is killed', async () => {
    const both = await bothProcesses();
    const { accountId, person } = await newMerchant(testPlatform);
    const left = new AbortController();
    const follow = async (at: Served): Promise<Response> =>
      fetch(`${at.baseUrl}/api/events?accountId=${accountId}`, {
        headers: { authorization: `Bearer ${person.token}` },
        signal: left.signal,
      });
    const four = [1, 2, 3, 4];
    const streams = await Promise.all(both.flatMap((at) => four.map(() => follow(at))));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    for (const at of both) expect((await follow(at)).status).toBe(429);
    const [survivor, killed] = both;
    await kill(killed);
    await ageReport(killed);
    expect((await follow(survivor)).status).toBe(200);
    left.abort();
  });

  test('counts the emails to one address over both processes', async () => {
    const [one, other] = await bothProcesses();
    const admin = await newPerson(testPlatform, ['internal_admin']);
    const grant = async (at: Served) => {
      const { accountId } = await newMerchant(testPlatform);
      const json = { accountId, email: 'robin@example.com' };
      return (await ask(at, '/accounts/grants', { token: admin.token, json })).status;
    };
    expect([await grant(one), await grant(other), await grant(one)]).toEqual([201, 201, 201]);
    expect([await grant(other), await grant(one)]).toEqual([429, 429]);
  });

  test('responds 503 to writes at both processes while the database is read-only, and 201 afterward', async () => {
    const both = await bothProcesses();
    const merchant = await newMerchant(testPlatform);
    const responses: unknown[] = [];
    const refusalCode = async (at: Served) => {
      const refused = await payInPerson(at, merchant);
      responses.push([refused.status, refused.headers.get('retry-after')]);
      return loggedCode(unavailable.parse(await refused.json()).requestId);
    };
    await allowWrites(false);
    try {
      // A process's first requests may use connections that the change has ended.
      for (const at of both) await expect.poll(() => refusalCode(at), soon).toBe('25006');
    } finally {
      await allowWrites(true);
    }
    expect(responses).toEqual(responses.map(() => [503, '2']));
    for (const at of both) {
      await expect.poll(async () => (await payInPerson(at, merchant)).status, soon).toBe(201);
    }
  });

  test('reports the export of a killed process as failed at the other, which serves another export', async () => {
    const [survivor, killed] = await bothProcesses();
    const merchant = await newMerchant(testPlatform);
    const { token } = merchant.person;
    expect((await payInPerson(survivor, merchant)).status).toBe(201);
    const json = { accountId: merchant.accountId, list: 'payments', format: 'csv', columns: ['amount'] };
    const create = async (at: Served) =>
      created.parse(await (await ask(at, '/exports', { token, json })).json());
    const statusOf = async (id: string) => {
      const response = await ask(survivor, `/exports/${id}`, { token });
      return z.object({ status: z.string() }).parse(await response.json()).status;
    };

    const interrupted = await create(killed);
    await whileLocked('lock table transactions in access exclusive mode', [], async () => {
      const download = fetchFile(killed, interrupted.fileUrl).then((response) => response.text());
      const fault = download.then(
        () => undefined,
        (error: unknown) => error,
      );
      await expect.poll(() => statusOf(interrupted.id), soon).toBe('running');
      await kill(killed);
      expect(await fault).toBeInstanceOf(Error);
    });
    await ageReport(killed);
    expect(await statusOf(interrupted.id)).toBe('failed');
    const another = await fetchFile(survivor, (await create(survivor)).fileUrl);
    expect([another.status, await another.text()]).toEqual([200, 'Amount\r\n10.00\r\n']);
  });

  test("takes over a killed process's job in another process", async () => {
    const merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
    expect((await payInPerson(first, merchant)).status).toBe(201);
    const lockBalance = 'select from merchant_ledgers where account_id = $1 for update';
    await whileLocked(lockBalance, [merchant.accountId], async () => {
      const worker = await serve('on');
      await expect.poll(settlingSessions, soon).toBeGreaterThan(0);
      await kill(worker);
      // Without its client, a session would still settle as soon as the balance is unlocked.
      await testPlatform.owner.query(`select pg_terminate_backend(pid) ${settling}`);
      await expect.poll(settlingSessions, soon).toBe(0);
    });
    const { rows } = await testPlatform.owner.query(
      `select count(*)::int as locked from graphile_worker.jobs
        where task_identifier = 'settle_account' and locked_at is not null`,
    );
    expect(rows[0].locked).toBeGreaterThan(0);
    expect(await balancesOf(merchant)).toMatchObject({ pendingBalance: 964, availableBalance: 0 });
    const heir = await serve('on');
    await expect
      .poll(() => balancesOf(merchant), soon)
      .toMatchObject({ pendingBalance: 0, availableBalance: 964 });
    await kill(heir);
  });
});
