import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newPerson } from '../../test/people.ts';
import { post } from '../../test/requests.ts';
import { serveProcess, whenReady } from '../../test/served-process.ts';
import { startTestPlatform, testPools, type TestPlatform } from '../../test/test-platform.ts';
import { createPlatform, type PlatformResult } from '../create-platform.ts';
import { handlers } from '../server/calls.ts';
import { webOriginApp } from '../server/web-origin.ts';
import { countFailures } from './throttle.ts';

let testPlatform: TestPlatform;
let second: Extract<PlatformResult, { ok: true }>;
let webs: readonly TestPlatform['web'][];

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { THROTTLE: 'on' }, reports: true });
  const { settings } = testPlatform.platform;
  const created = await createPlatform({
    settings,
    databaseUrl: testPlatform.databaseUrl,
    clock: testPlatform.clock,
    ...testPools,
  });
  if (!created.ok) throw new Error(created.message);
  second = created;
  await second.processReports.report();
  second.processReports.start();
  webs = [testPlatform.web, webOriginApp(second.platform, handlers)];
});
// Stops the clock that decides when waiting attempts give up.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await second.close();
  await testPlatform.close();
});

const signInTimes = (count: number, email: string, password: string, from: string) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const web = webs[index % webs.length] ?? testPlatform.web;
      const body = { email, password, system: 'payment' };
      return (await post(web, '/api/identity/login', body, { from })).status;
    }),
  );

test('accepts a correct password while another process is busy with as many attempts as the limit allows', async () => {
  const person = await newPerson(testPlatform);
  const statuses = await signInTimes(24, person.email, person.password, '203.0.113.20');
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('allows ten failures for one email over two processes', async () => {
  const person = await newPerson(testPlatform);
  const statuses = await signInTimes(30, person.email, 'wrong', '203.0.113.21');
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

const giveUpAfterOneLook = () => {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    nowMs += 60_000;
    return nowMs;
  });
};

const dieSigningIn = async (email: string, password: string): Promise<void> => {
  const { settings } = testPlatform.platform;
  const served = await serveProcess({
    DATABASE_URL: testPlatform.databaseUrl,
    DATA_DIR: settings.dataDirectory,
    CLOCK_STARTS_AT: testPlatform.clock.now().toISOString(),
    DATABASE_POOL_SIZE: '32',
    THROTTLE: 'on',
  });
  await whenReady(served);
  const holder = await testPlatform.owner.connect();
  await holder.query('begin');
  await holder.query('select from users where email = $1 for update', [email]);
  const signIns = Array.from({ length: 10 }, () =>
    fetch(`${served.baseUrl}/api/identity/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, system: 'payment' }),
    }).catch(() => undefined),
  );
  const waiting = async () =>
    (
      await testPlatform.owner.query(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%users%'`,
      )
    ).rows;
  await expect.poll(waiting, { timeout: 120_000 }).toEqual([{ count: 10 }]);
  served.child.kill('SIGKILL');
  await served.ended();
  await Promise.all(signIns);
  await holder.query('rollback');
  holder.release();
};

test('counts unfinished attempts of a dead process for seconds, not for the rest of the window', async () => {
  const person = await newPerson(testPlatform);
  await dieSigningIn(person.email, person.password);
  giveUpAfterOneLook();
  const signIn = () =>
    post(testPlatform.web, '/api/identity/login', {
      email: person.email,
      password: person.password,
      system: 'payment',
    });
  const { rows } = await testPlatform.owner.query(
    `update operations.processes set reported_at = clock_timestamp()
      where id <> all($1) returning id`,
    [[testPlatform.platform.processId, second.platform.processId]],
  );
  expect(rows).toHaveLength(1);
  const refused = await signIn();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('2');
  await testPlatform.owner.query(
    `update operations.processes set reported_at = clock_timestamp() - interval '16 seconds' where id = $1`,
    [rows[0].id],
  );
  expect((await signIn()).status).toBe(200);
});

test('counts a failure that was released while its process was presumed dead', async () => {
  const person = await newPerson(testPlatform);
  const throttle = { name: 'late_failure', limit: 1, windowMs: 60_000 };
  const attempt = (platform: typeof second.platform, run: () => Promise<void>) =>
    countFailures(platform, { throttle, subject: person.userId, isFailure: () => true }, run);
  const failing = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const late = attempt(second.platform, () => {
    started.resolve();
    return failing.promise;
  });
  await started.promise;
  await second.processReports.stop();
  await attempt(testPlatform.platform, () => Promise.resolve());
  failing.reject(new Error('It is wrong.'));
  await expect(late).rejects.toThrow('It is wrong.');
  const refusal = attempt(testPlatform.platform, () => Promise.resolve());
  await expect(refusal).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: 60 },
  });
});
