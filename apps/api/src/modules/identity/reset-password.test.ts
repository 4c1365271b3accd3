import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox, readable } from '../../../test/outbox.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { post } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let here: TestPlatform;

const minuteMs = 60_000;

beforeAll(async () => {
  here = await testPlatform({ environment: { WEB_BASE_URL: 'http://localhost:4310' } });
});
afterAll(() => here.close());

const request = (email: string) => post(here.web, '/api/identity/reset-password-request', { email });

const reset = (token: string, newPassword = 'a new beginning') =>
  post(here.web, '/api/identity/reset-password', { token, newPassword });

const signIn = async ({ email }: Person, password: string) =>
  (await post(here.web, '/api/identity/login', { email, password, system: 'payment' })).status;

const mailsTo = async (email: string) =>
  (await outbox(here)).map(readable).filter((mail) => mail.includes(`To: ${email}`));

const mailedToken = async (person: Person) => {
  await request(person.email);
  const mail = (await mailsTo(person.email)).at(-1) ?? '';
  return /http:\/\/localhost:4310\/reset-password\?token=([\w-]{43})/.exec(mail)?.[1] ?? '';
};

test('the mailed link sets a new password and ends every session', async () => {
  const person = await newPerson(here);
  const token = await mailedToken(person);
  expect((await reset(token)).status).toBe(204);
  expect(await signIn(person, person.password)).toBe(401);
  expect(await signIn(person, 'a new beginning')).toBe(200);
  const old = await post(here.web, '/api/identity/sessions', undefined, { token: person.token });
  expect(old.status).toBe(401);
});

test('an e-mail nobody has is answered alike and mailed nothing', async () => {
  const person = await newPerson(here);
  const [known, unknown] = await Promise.all([request(person.email), request('nobody@example.com')]);
  expect([known.status, unknown.status]).toEqual([202, 202]);
  expect(known.text).toBe(unknown.text);
  expect(await mailsTo('nobody@example.com')).toEqual([]);
  expect(await mailsTo(person.email)).toHaveLength(1);
});

test('of twenty that use one link at the same time, one does', async () => {
  const person = await newPerson(here);
  const token = await mailedToken(person);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => reset(token, `password number ${index}`)),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    204,
    ...Array.from({ length: 19 }, () => 422),
  ]);
  const winner = answers.findIndex(({ status }) => status === 204);
  expect(await signIn(person, `password number ${winner}`)).toBe(200);
});

test('a link is good for half an hour and no longer', async () => {
  const person = await newPerson(here);
  const [late, inTime] = [await mailedToken(person), await mailedToken(await newPerson(here))];
  here.clock.moveBy(30 * minuteMs - 1);
  expect((await reset(inTime)).status).toBe(204);
  here.clock.moveBy(1);
  const refused = await reset(late);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ code: 'invalid_reset_token' });
  expect(await signIn(person, person.password)).toBe(200);
});

test('a reset takes the worth from the links mailed before it', async () => {
  const person = await newPerson(here);
  const first = await mailedToken(person);
  here.clock.moveBy(1000);
  const second = await mailedToken(person);
  expect(first).not.toBe(second);
  expect((await reset(second)).status).toBe(204);
  expect((await reset(first, 'an attempt too late')).status).toBe(422);
});

test('a refused password leaves the link good', async () => {
  const token = await mailedToken(await newPerson(here));
  expect((await reset(token, 'short')).body).toMatchObject({
    code: 'weak_password',
    fields: { newPassword: expect.any(String) },
  });
  expect((await reset(token)).status).toBe(204);
});

test('a made-up token is refused', async () => {
  expect((await reset('a'.repeat(43))).body).toMatchObject({ code: 'invalid_reset_token' });
});

test('the database holds a hash of the token, and the log its link only where no mail server is set', async () => {
  const token = await mailedToken(await newPerson(here));
  const { rows } = await here.owner.query(`select string_agg(r::text, ' ') as all from password_resets r`);
  expect(rows[0].all).not.toContain(token);
  const printed = here.logged.filter(({ event }) => event === 'password_reset_link');
  expect(printed.at(-1)?.fields['link']).toContain(token);
  const production = await testPlatform({ environment: { NODE_ENV: 'production', THROTTLE: 'on' } });
  try {
    const person = await newPerson(production);
    await post(production.web, '/api/identity/reset-password-request', { email: person.email });
    expect(await outbox(production)).toHaveLength(1);
    expect(production.logged.some(({ event }) => event === 'password_reset_link')).toBe(false);
  } finally {
    await production.close();
  }
});
