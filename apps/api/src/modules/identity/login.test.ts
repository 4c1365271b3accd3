import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newPerson, type Person } from '../../../test/people.ts';
import { get, post, send, textIn } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { moveClock } from '../../../test/passing-time.ts';
import { verifyPassword } from './password-hash.ts';

vi.mock(import('./password-hash.ts'), { spy: true });

let testPlatform: TestPlatform;
let person: Person;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  person = await newPerson(testPlatform, ['merchant', 'internal_admin']);
});
afterAll(() => testPlatform.close());

const signIn = (email: string, password: string) =>
  post(
    testPlatform.web,
    '/api/identity/login',
    { email, password, system: 'payment' },
    { from: '192.0.2.1' },
  );

const hashesComparedFor = async (email: string) => {
  vi.mocked(verifyPassword).mockClear();
  await signIn(email, 'wrong password');
  return vi.mocked(verifyPassword).mock.calls.map(([, stored]) => stored);
};

describe('signing in', () => {
  test(
    "returns a token that the next call accepts, with the person's email and roles",
    { meta: { shows: ['threat:1.1', 'asvs:V7.2.2', 'asvs:V7.2.3', 'asvs:V7.2.4', 'asvs:V11.5.1'] } },
    async () => {
      const response = await signIn(person.email, person.password);
      expect(response.status).toBe(200);
      expect(response.body).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        email: person.email,
        roles: ['merchant', 'internal_admin'],
      });
      const check = await post(testPlatform.web, '/api/identity/sessions', undefined, {
        token: textIn(response, 'token'),
      });
      expect(check.status).toBe(200);
    },
  );

  test('accepts a sign-in email in any case and with surrounding spaces', async () => {
    expect((await signIn(` ${person.email.toUpperCase()} `, person.password)).status).toBe(200);
  });

  test(
    'accepts a password with accents in composed and decomposed form',
    { meta: { shows: ['asvs:V6.2.5', 'asvs:V6.2.8'] } },
    async () => {
      const composed = await newPerson(testPlatform);
      await post(
        testPlatform.web,
        '/api/identity/change-password',
        { oldPassword: composed.password, newPassword: 'caf\u00e9 au lait' },
        { token: composed.token },
      );
      expect((await signIn(composed.email, 'cafe\u0301 au lait')).status).toBe(200);
    },
  );

  test(
    'responds to an unknown email as to a wrong password',
    { meta: { shows: ['threat:1.5'] } },
    async () => {
      const wrong = await signIn(person.email, 'not the password');
      const unknown = await signIn('nobody@example.com', 'not the password');
      expect(wrong.status).toBe(401);
      expect(wrong.body).toEqual({
        message: 'Invalid email or password',
        code: 'invalid_credentials',
        requestId: expect.any(String),
      });
      expect(unknown.status).toBe(401);
      expect({ ...Object(unknown.body), requestId: '' }).toEqual({ ...Object(wrong.body), requestId: '' });
    },
  );

  test('refuses sign-in to an unknown system', async () => {
    const response = await post(testPlatform.web, '/api/identity/login', {
      email: person.email,
      password: person.password,
      system: 'payroll',
    });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'invalid_input', fields: { system: expect.any(String) } });
  });

  test(
    'stores only hashes of the token and the password',
    { meta: { shows: ['threat:1.1', 'asvs:V11.4.2'] } },
    async () => {
      const token = textIn(await signIn(person.email, person.password), 'token');
      const { rows } = await testPlatform.owner.query(
        `select (select string_agg(s::text, ' ') from sessions s) as sessions, (select string_agg(u::text, ' ') from users u) as users`,
      );
      expect(rows[0].sessions).not.toContain(token);
      expect(rows[0].sessions).not.toContain(Buffer.from(token).toString('hex'));
      expect(rows[0].users).not.toContain(person.password);
      expect(rows[0].users).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    },
  );

  test(
    'audits sign-ins, refusals and sign-outs without the password',
    { meta: { shows: ['asvs:V16.3.1'] } },
    async () => {
      const someone = await newPerson(testPlatform);
      await signIn(someone.email, 'wrong');
      await moveClock(testPlatform, 1000);
      const token = textIn(await signIn(someone.email, someone.password), 'token');
      await moveClock(testPlatform, 1000);
      await post(testPlatform.web, '/api/identity/logout', undefined, { token, from: '192.0.2.1' });
      const { rows } = await testPlatform.owner.query(
        `select action, client_address, details from audit_trail where user_id = $1 order by id`,
        [someone.userId],
      );
      expect(rows).toEqual(
        ['session.refuse', 'session.begin', 'session.end'].map((action) => ({
          action,
          client_address: '192.0.2.1',
          details: null,
        })),
      );
    },
  );

  test(
    'upgrades a password hash of a lower cost at sign-in',
    { meta: { shows: ['asvs:V11.2.2', 'asvs:V11.4.2'] } },
    async () => {
      const old = await newPerson(testPlatform);
      const weak = '$argon2id$v=19$m=1024,t=1,p=1$';
      const { argon2Sync } = await import('node:crypto');
      const salt = Buffer.alloc(16, 7);
      const hash = argon2Sync('argon2id', {
        message: old.password,
        nonce: salt,
        parallelism: 1,
        tagLength: 32,
        memory: 1024,
        passes: 1,
      });
      const stored = `${weak}${salt.toString('base64').replace(/=+$/, '')}$${hash.toString('base64').replace(/=+$/, '')}`;
      await testPlatform.owner.query(`update users set password_hash = $2 where id = $1`, [
        old.userId,
        stored,
      ]);
      expect((await signIn(old.email, old.password)).status).toBe(200);
      const { rows } = await testPlatform.owner.query(`select password_hash from users where id = $1`, [
        old.userId,
      ]);
      expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect((await signIn(old.email, old.password)).status).toBe(200);
    },
  );

  test(
    'hashes once at the same cost for known and unknown emails',
    { meta: { shows: ['threat:1.5'] } },
    async () => {
      const cost = expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
      expect(await hashesComparedFor(person.email)).toEqual([cost]);
      expect(await hashesComparedFor('nobody@example.com')).toEqual([cost]);
    },
  );
});

describe('signing out', () => {
  test(
    'ends only the signed-out session on the server',
    { meta: { shows: ['threat:1.3', 'asvs:V7.4.1'] } },
    async () => {
      const [first, second] = await Promise.all([
        signIn(person.email, person.password),
        signIn(person.email, person.password),
      ]);
      const ended = textIn(first, 'token');
      expect((await send(testPlatform.web, 'POST', '/api/identity/logout', { token: ended })).status).toBe(
        204,
      );
      expect((await get(testPlatform.web, '/api/permissions/accounts', { token: ended })).status).toBe(401);
      expect(
        (await get(testPlatform.web, '/api/permissions/accounts', { token: textIn(second, 'token') })).status,
      ).toBe(200);
    },
  );
});
