import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, type Person } from '../../test/people.ts';
import { get, post, send } from '../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';

let here: TestPlatform;
let person: Person;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

beforeAll(async () => {
  here = await testPlatform();
});
afterAll(() => here.close());

const check = () => post(here.web, '/api/identity/sessions', undefined, { token: person.token });

test('a session says until when it lasts: half an hour from its last use', async () => {
  person = await newPerson(here);
  const expiresAt = new Date(here.clock.now().getTime() + 30 * minuteMs).toISOString();
  expect((await check()).body).toEqual({ email: person.email, roles: ['merchant'], expiresAt });
});

test(
  'an idle session ends after 30 minutes, and not before',
  { meta: { shows: ['threat:1.2', 'asvs:V7.1.1', 'asvs:V7.3.1'] } },
  async () => {
    person = await newPerson(here);
    here.clock.moveBy(29 * minuteMs);
    expect((await check()).status).toBe(200);
    here.clock.moveBy(29 * minuteMs);
    expect((await check()).status).toBe(200);
    here.clock.moveBy(30 * minuteMs);
    const dead = await check();
    expect(dead.status).toBe(401);
    expect(dead.body).toMatchObject({ code: 'unauthenticated' });
  },
);

test(
  'a busy session ends after 12 hours all the same',
  { meta: { shows: ['threat:1.2', 'asvs:V7.3.2'] } },
  async () => {
    person = await newPerson(here);
    for (let quarter = 0; quarter < 47; quarter += 1) {
      here.clock.moveBy(hourMs / 4);
      expect((await check()).status).toBe(200);
    }
    const last = await check();
    here.clock.moveBy(hourMs / 4);
    expect((await check()).status).toBe(401);
    expect(last.body).toMatchObject({ expiresAt: here.clock.now().toISOString() });
  },
);

test('use is written down at most once a minute', async () => {
  person = await newPerson(here);
  const lastSeen = async () =>
    (await here.owner.query(`select last_seen_at from sessions where user_id = $1`, [person.userId])).rows[0]
      .last_seen_at;
  const begun = await lastSeen();
  here.clock.moveBy(59_000);
  await check();
  expect(await lastSeen()).toEqual(begun);
  here.clock.moveBy(1000);
  await check();
  expect(await lastSeen()).toEqual(here.clock.now());
});

test(
  'roles are those of the moment, not those of the sign-in',
  { meta: { shows: ['threat:2.3', 'asvs:V8.3.1'] } },
  async () => {
    person = await newPerson(here);
    const lists = () => get(here.web, '/api/accounts/list-accounts', { token: person.token });
    expect((await lists()).status).toBe(403);
    await here.owner.query(`update users set roles = '{internal_admin}' where id = $1`, [person.userId]);
    expect((await lists()).status).not.toBe(403);
    expect((await check()).body).toMatchObject({ roles: ['internal_admin'] });
  },
);

test('whatever is no living token is refused alike', { meta: { shows: ['asvs:V7.2.1'] } }, async () => {
  const tokens = ['', 'x', 'a'.repeat(43), 'a'.repeat(5000), '🔑'.repeat(20), "' or 1=1 --"];
  for (const token of tokens) {
    const answer = await send(here.web, 'POST', '/api/identity/sessions', {
      headers: { authorization: encodeURI(`Bearer ${token}`) },
    });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'unauthenticated' });
  }
  expect((await send(here.web, 'POST', '/api/identity/sessions')).status).toBe(401);
  const basic = { headers: { authorization: `Basic ${person.token}` } };
  expect((await send(here.web, 'POST', '/api/identity/sessions', basic)).status).toBe(401);
});
