import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, type Person } from '../../../test/people.ts';
import { post } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { beginSession } from '../../access/sessions.ts';

let here: TestPlatform;

beforeAll(async () => {
  here = await testPlatform();
});
afterAll(() => here.close());

const change = (person: Person, oldPassword: string, newPassword: string) =>
  post(here.web, '/api/identity/change-password', { oldPassword, newPassword }, { token: person.token });

const signIn = ({ email }: Person, password: string) =>
  post(here.web, '/api/identity/login', { email, password, system: 'payment' });

const isAlive = async (token: string) =>
  (await post(here.web, '/api/identity/sessions', undefined, { token })).status === 200;

test(
  'the new password signs in and the old one no longer does',
  { meta: { shows: ['asvs:V6.2.2'] } },
  async () => {
    const person = await newPerson(here);
    expect((await change(person, person.password, 'a new beginning')).status).toBe(204);
    expect((await signIn(person, person.password)).status).toBe(401);
    expect((await signIn(person, 'a new beginning')).status).toBe(200);
  },
);

test(
  'the other sessions end, this one goes on',
  { meta: { shows: ['threat:1.3', 'asvs:V7.1.2', 'asvs:V7.4.3', 'asvs:V7.5.2'] } },
  async () => {
    const person = await newPerson(here);
    const elsewhere = await beginSession(here.platform, person.userId);
    const stranger = await newPerson(here);
    await change(person, person.password, 'a new beginning');
    expect(await isAlive(person.token)).toBe(true);
    expect(await isAlive(elsewhere)).toBe(false);
    expect(await isAlive(stranger.token)).toBe(true);
  },
);

test(
  'a wrong old password changes nothing and is named',
  { meta: { shows: ['asvs:V6.2.3', 'asvs:V7.5.1'] } },
  async () => {
    const person = await newPerson(here);
    const elsewhere = await beginSession(here.platform, person.userId);
    const answer = await change(person, 'not my password', 'a new beginning');
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 'wrong_password',
      fields: { oldPassword: expect.any(String) },
    });
    expect((await signIn(person, person.password)).status).toBe(200);
    expect(await isAlive(elsewhere)).toBe(true);
  },
);

test.each([
  ['five', 'New password must be at least 6 characters long'],
  ['Password1', 'This password is among the most common ones. Choose another.'],
  ['qwerty', 'This password is among the most common ones. Choose another.'],
])('%s is refused as a new password', async (newPassword, message) => {
  const person = await newPerson(here);
  const answer = await change(person, person.password, newPassword);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ code: 'weak_password', message, fields: { newPassword: message } });
});

test(
  'the own email address is refused as a new password',
  { meta: { shows: ['threat:1.9', 'asvs:V6.2.11'] } },
  async () => {
    const person = await newPerson(here);
    for (const newPassword of [person.email.toUpperCase(), person.email.split('@')[0] ?? '']) {
      expect((await change(person, person.password, newPassword)).body).toMatchObject({
        code: 'weak_password',
      });
    }
  },
);

test(
  'a sign-in under way while the password changes does not get a session under the old one',
  { meta: { shows: ['threat:1.4'] } },
  async () => {
    const person = await newPerson(here);
    const [changed, ...signedIn] = await Promise.all([
      change(person, person.password, 'a new beginning'),
      ...Array.from({ length: 8 }, () => signIn(person, person.password)),
    ]);
    expect(changed.status).toBe(204);
    const tokens = signedIn.flatMap(({ body }) => {
      const token: unknown = Reflect.get(Object(body), 'token');
      return typeof token === 'string' ? [token] : [];
    });
    for (const token of tokens) expect(await isAlive(token)).toBe(false);
  },
);

test('the deployment can ask for more characters', { meta: { shows: ['asvs:V6.2.1'] } }, async () => {
  const strict = await testPlatform({ environment: { PASSWORD_MIN_LENGTH: '12' } });
  try {
    const person = await newPerson(strict);
    const asked = (newPassword: string) =>
      post(
        strict.web,
        '/api/identity/change-password',
        { oldPassword: person.password, newPassword },
        { token: person.token },
      );
    expect((await asked('elevenchars')).body).toMatchObject({
      message: 'New password must be at least 12 characters long',
    });
    expect((await asked('twelve chars')).status).toBe(204);
  } finally {
    await strict.close();
  }
});
