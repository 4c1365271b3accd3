import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, type Person } from '../../../test/people.ts';
import { post } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { beginSession } from '../../access/sessions.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterAll(() => testPlatform.close());

const change = (person: Person, oldPassword: string, newPassword: string) =>
  post(
    testPlatform.web,
    '/api/identity/change-password',
    { oldPassword, newPassword },
    { token: person.token },
  );

const signIn = ({ email }: Person, password: string) =>
  post(testPlatform.web, '/api/identity/login', { email, password, system: 'payment' });

const isAlive = async (token: string) =>
  (await post(testPlatform.web, '/api/identity/sessions', undefined, { token })).status === 200;

test(
  'accepts only the new password after a password change',
  { meta: { shows: ['asvs:V6.2.2'] } },
  async () => {
    const person = await newPerson(testPlatform);
    expect((await change(person, person.password, 'a new beginning')).status).toBe(204);
    expect((await signIn(person, person.password)).status).toBe(401);
    expect((await signIn(person, 'a new beginning')).status).toBe(200);
  },
);

test(
  "ends the person's other sessions, but not the session that changed the password",
  { meta: { shows: ['threat:1.3', 'asvs:V7.1.2', 'asvs:V7.4.3', 'asvs:V7.5.2'] } },
  async () => {
    const person = await newPerson(testPlatform);
    const elsewhere = await beginSession(testPlatform.platform, person.userId);
    const stranger = await newPerson(testPlatform);
    await change(person, person.password, 'a new beginning');
    expect(await isAlive(person.token)).toBe(true);
    expect(await isAlive(elsewhere)).toBe(false);
    expect(await isAlive(stranger.token)).toBe(true);
  },
);

test(
  'refuses a wrong old password and changes nothing',
  { meta: { shows: ['asvs:V6.2.3', 'asvs:V7.5.1'] } },
  async () => {
    const person = await newPerson(testPlatform);
    const elsewhere = await beginSession(testPlatform.platform, person.userId);
    const response = await change(person, 'not my password', 'a new beginning');
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({
      code: 'wrong_password',
      fields: { oldPassword: expect.any(String) },
    });
    expect((await signIn(person, person.password)).status).toBe(200);
    expect(await isAlive(elsewhere)).toBe(true);
  },
);

test.each([
  ['five', 'New password must be at least 6 characters long'],
  ['Password1', 'This password is too common. Choose another one.'],
  ['qwerty', 'This password is too common. Choose another one.'],
])('refuses %s as a new password', async (newPassword, message) => {
  const person = await newPerson(testPlatform);
  const response = await change(person, person.password, newPassword);
  expect(response.status).toBe(422);
  expect(response.body).toMatchObject({ code: 'weak_password', message, fields: { newPassword: message } });
});

test(
  "refuses the person's own email address as a new password",
  { meta: { shows: ['threat:1.9', 'asvs:V6.2.11'] } },
  async () => {
    const person = await newPerson(testPlatform);
    for (const newPassword of [person.email.toUpperCase(), person.email.split('@')[0] ?? '']) {
      expect((await change(person, person.password, newPassword)).body).toMatchObject({
        code: 'weak_password',
      });
    }
  },
);

test(
  'leaves no valid session to a sign-in with the old password during a password change',
  { meta: { shows: ['threat:1.4'] } },
  async () => {
    const person = await newPerson(testPlatform);
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

test(
  "applies the deployment's minimum length to a new password",
  { meta: { shows: ['asvs:V6.2.1'] } },
  async () => {
    const strict = await startTestPlatform({ environment: { PASSWORD_MIN_LENGTH: '12' } });
    try {
      const person = await newPerson(strict);
      const tryChange = (newPassword: string) =>
        post(
          strict.web,
          '/api/identity/change-password',
          { oldPassword: person.password, newPassword },
          { token: person.token },
        );
      expect((await tryChange('elevenchars')).body).toMatchObject({
        message: 'New password must be at least 12 characters long',
      });
      expect((await tryChange('twelve chars')).status).toBe(204);
    } finally {
      await strict.close();
    }
  },
);
