import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newPerson } from '../../test/people.ts';
import { post } from '../../test/requests.ts';
import { startTestPlatform, testPools, type TestPlatform } from '../../test/test-platform.ts';
import { createPlatform, type PlatformResult } from '../create-platform.ts';
import { handlers } from '../server/calls.ts';
import { webOriginApp } from '../server/web-origin.ts';

let testPlatform: TestPlatform;
let second: Extract<PlatformResult, { ok: true }>;
let webs: readonly TestPlatform['web'][];

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { THROTTLE: 'on' } });
  const { settings } = testPlatform.platform;
  const created = await createPlatform({
    settings,
    databaseUrl: testPlatform.databaseUrl,
    clock: testPlatform.clock,
    ...testPools,
  });
  if (!created.ok) throw new Error(created.message);
  second = created;
  webs = [testPlatform.web, webOriginApp(second.platform, handlers)];
  // Stops the time by which attempts that wait for others give up.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await second.close();
  await testPlatform.close();
});

/** Each attempt goes to the next process. */
const signInTimes = (count: number, email: string, password: string, from: string) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const web = webs[index % webs.length] ?? testPlatform.web;
      const body = { email, password, system: 'payment' };
      return (await post(web, '/api/identity/login', body, { from })).status;
    }),
  );

test('a right password is not refused while another process is busy with as many as the limit allows', async () => {
  const person = await newPerson(testPlatform);
  const statuses = await signInTimes(24, person.email, person.password, '203.0.113.20');
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('two processes together allow ten failures for one email', async () => {
  const person = await newPerson(testPlatform);
  const statuses = await signInTimes(30, person.email, 'wrong', '203.0.113.21');
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});
