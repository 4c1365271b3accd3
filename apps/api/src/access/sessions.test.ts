import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, type Person } from '../../test/people.ts';
import { get, post, send } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { moveClock } from '../../test/passing-time.ts';

let testPlatform: TestPlatform;
let person: Person;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterAll(() => testPlatform.close());

const check = () => post(testPlatform.web, '/api/identity/sessions', undefined, { token: person.token });

test('returns when a session expires: half an hour after its last use', async () => {
  person = await newPerson(testPlatform);
  const expiresAt = new Date(testPlatform.clock.now().getTime() + 30 * minuteMs).toISOString();
  expect((await check()).body).toEqual({ email: person.email, roles: ['merchant'], expiresAt });
});

test(
  'expires a session after 30 idle minutes and not before',
  { meta: { shows: ['threat:1.2', 'asvs:V7.1.1', 'asvs:V7.3.1'] } },
  async () => {
    person = await newPerson(testPlatform);
    await moveClock(testPlatform, 29 * minuteMs);
    expect((await check()).status).toBe(200);
    await moveClock(testPlatform, 29 * minuteMs);
    expect((await check()).status).toBe(200);
    await moveClock(testPlatform, 30 * minuteMs);
    const dead = await check();
    expect(dead.status).toBe(401);
    expect(dead.body).toMatchObject({ code: 'unauthenticated' });
  },
);

test(
  'expires a session after 12 hours despite continuous use',
  { meta: { shows: ['threat:1.2', 'asvs:V7.3.2'] } },
  async () => {
    person = await newPerson(testPlatform);
    for (let quarter = 0; quarter < 47; quarter += 1) {
      await moveClock(testPlatform, hourMs / 4);
      expect((await check()).status).toBe(200);
    }
    const last = await check();
    await moveClock(testPlatform, hourMs / 4);
    expect((await check()).status).toBe(401);
    expect(last.body).toMatchObject({ expiresAt: testPlatform.clock.now().toISOString() });
  },
);

test('records the use of a session at most once a minute', async () => {
  person = await newPerson(testPlatform);
  const lastSeen = async () =>
    (await testPlatform.owner.query(`select last_seen_at from sessions where user_id = $1`, [person.userId]))
      .rows[0].last_seen_at;
  const begun = await lastSeen();
  await moveClock(testPlatform, 59_000);
  await check();
  expect(await lastSeen()).toEqual(begun);
  await moveClock(testPlatform, 1000);
  await check();
  expect(await lastSeen()).toEqual(testPlatform.clock.now());
});

test(
  "applies a person's current roles rather than those at sign-in",
  { meta: { shows: ['threat:2.3', 'asvs:V8.3.1'] } },
  async () => {
    person = await newPerson(testPlatform);
    const lists = () => get(testPlatform.web, '/api/accounts/list-accounts', { token: person.token });
    expect((await lists()).status).toBe(403);
    await testPlatform.owner.query(`update users set roles = '{internal_admin}' where id = $1`, [
      person.userId,
    ]);
    expect((await lists()).status).not.toBe(403);
    expect((await check()).body).toMatchObject({ roles: ['internal_admin'] });
  },
);

test(
  'refuses every text that is not a live token in the same way',
  { meta: { shows: ['asvs:V7.2.1'] } },
  async () => {
    const tokens = ['', 'x', 'a'.repeat(43), 'a'.repeat(5000), '🔑'.repeat(20), "' or 1=1 --"];
    for (const token of tokens) {
      const response = await send(testPlatform.web, 'POST', '/api/identity/sessions', {
        headers: { authorization: encodeURI(`Bearer ${token}`) },
      });
      expect(response.status).toBe(401);
      expect(response.body).toMatchObject({ code: 'unauthenticated' });
    }
    expect((await send(testPlatform.web, 'POST', '/api/identity/sessions')).status).toBe(401);
    const basic = { headers: { authorization: `Basic ${person.token}` } };
    expect((await send(testPlatform.web, 'POST', '/api/identity/sessions', basic)).status).toBe(401);
  },
);
