import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { childEnvironment } from '../../../test/child-environment.ts';
import { auditLines } from '../../../test/administration.ts';
import { freshDatabase } from '../../../test/fresh-database.ts';
import { newPerson } from '../../../test/people.ts';
import { get, post, textIn } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { openDatabase } from '../../db/client.ts';
import { createAdmin } from './create-admin.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let folder: string;
let dataDirectory: string;

beforeAll(async () => {
  // The command's links expire by the machine's clock.
  testPlatform = await startTestPlatform({ startsAt: new Date() });
  folder = await mkdtemp(join(tmpdir(), 'tillbook-admin-'));
  dataDirectory = join(folder, 'data');
});
afterAll(async () => {
  await testPlatform.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (words: readonly string[], databaseUrl = testPlatform.databaseUrl) =>
  new Promise<{ code: number; output: string; errors: string }>((done) => {
    const child = execFile(
      process.execPath,
      [
        '--conditions=tillbook-source',
        resolve(import.meta.dirname, '../../programs/create-admin.ts'),
        '--',
        ...words,
      ],
      {
        env: {
          ...childEnvironment,
          DATA_DIR: dataDirectory,
          DATABASE_URL: databaseUrl,
          NODE_ENV: 'production',
          WEB_BASE_URL: 'https://pay.example.com',
          TOKENIZATION_BASE_URL: 'https://forms.example.com',
          ADMIN_BASE_URL: 'https://admin.example.com',
        },
      },
      (_, output, errors) => done({ code: child.exitCode ?? 1, output, errors }),
    );
  });

const tokenIn = (output: string) =>
  /^https:\/\/pay\.example\.com\/reset-password\?token=([\w-]{40,})$/m.exec(output)?.[1] ?? '';

const setPassword = (token: string, newPassword = 'a long enough password') =>
  post(testPlatform.web, '/api/identity/reset-password', { token, newPassword });

const signIn = (email: string, password = 'a long enough password') =>
  post(testPlatform.web, '/api/identity/login', { email, password, system: 'payment' });

const create = async (email: string) => {
  const made = await createAdmin(testPlatform.platform, email);
  if (!made.ok) throw new Error(made.message);
  return made.value;
};

describe('npm run create-admin', () => {
  test(
    'creates an admin who sets a password once by the link and can read every account',
    { meta: { shows: ['threat:1.10'] } },
    async () => {
      const { code, output } = await run(['Ada@Example.com']);
      expect(code).toBe(0);
      expect(output).toContain('ada@example.com is now an internal admin.');
      expect(output).toContain('Then sign in at https://admin.example.com');
      expect((await setPassword(tokenIn(output))).status).toBe(204);
      expect((await setPassword(tokenIn(output))).status).toBe(422);
      const signedIn = await signIn('ada@example.com');
      expect(signedIn.body).toMatchObject({ roles: ['internal_admin'] });
      const token = textIn(signedIn, 'token');
      expect((await get(testPlatform.web, '/api/accounts/list-accounts', { token })).status).toBe(200);
    },
  );

  test(
    'replaces the link of an admin if run again for the address',
    { meta: { shows: ['threat:1.10'] } },
    async () => {
      const first = await run(['twice@example.com']);
      const second = await run(['twice@example.com']);
      expect(second.code).toBe(0);
      expect(second.output).toContain('is already an internal admin');
      expect((await setPassword(tokenIn(first.output))).status).toBe(422);
      expect((await setPassword(tokenIn(second.output))).status).toBe(204);
    },
  );

  test('creates an admin in an empty database, and no data folder', async () => {
    const empty = await freshDatabase({ isMigrated: false });
    try {
      const { code, output, errors } = await run(['first@example.com'], empty.databaseUrl);
      expect(errors).toBe('');
      expect(code).toBe(0);
      expect(tokenIn(output)).not.toBe('');
      expect(existsSync(dataDirectory)).toBe(false);
      const database = openDatabase(empty.databaseUrl, { size: 1 });
      const { rows } = await database.pool.query('select email, roles, password_hash from users');
      await database.close();
      expect(rows).toEqual([{ email: 'first@example.com', roles: ['internal_admin'], password_hash: null }]);
    } finally {
      await empty.drop();
    }
  });

  test.each([
    [[]],
    [['nobody']],
    [['a@example.com', 'b@example.com']],
    [['--password', 'a@example.com']],
    [['a@example.com\nBcc: b@example.com']],
  ])('refuses the arguments %j with a one-line message and creates no admin', async (words) => {
    const before = await testPlatform.owner.query('select count(*) from users');
    const { code, output, errors } = await run(words);
    expect(code).toBe(1);
    expect(output).toBe('');
    expect(errors).toBe('Give one email address: npm run create-admin -- you@example.com\n');
    expect((await testPlatform.owner.query('select count(*) from users')).rows).toEqual(before.rows);
  });

  test(
    "refuses the address of a merchant's person and leaves the person unchanged",
    { meta: { shows: ['threat:2.10'] } },
    async () => {
      const { email, password } = await newPerson(testPlatform);
      const { code, errors } = await run([email]);
      expect(code).toBe(1);
      expect(errors).toContain('Use a different address for an admin.');
      expect((await signIn(email, password)).body).toMatchObject({ roles: ['merchant'] });
    },
  );
});

test("creates an admin's link that is valid for an hour", { meta: { shows: ['threat:1.10'] } }, async () => {
  const early = await create('early@example.com');
  await moveClock(testPlatform, 60 * 60_000 - 1000);
  expect((await setPassword(early.token)).status).toBe(204);
  const late = await create('late@example.com');
  await moveClock(testPlatform, 60 * 60_000);
  expect((await setPassword(late.token)).status).toBe(422);
});

test('creates one admin with one valid link if run concurrently for one address', async () => {
  const made = await Promise.all([1, 2, 3].map(() => create('many@example.com')));
  expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
  const statuses = await Promise.all(made.map(async ({ token }) => (await setPassword(token)).status));
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
});

test('audits the creation of an admin and of a link, without the link', async () => {
  const { token } = await create('audited@example.com');
  await create('audited@example.com');
  const line = { user_id: null, account_id: null, details: { email: 'audited@example.com' } };
  expect(await auditLines(testPlatform, 'admin.create')).toContainEqual(expect.objectContaining(line));
  expect(await auditLines(testPlatform, 'password_link.create')).toContainEqual(
    expect.objectContaining(line),
  );
  const { rows } = await testPlatform.owner.query('select * from audit_trail');
  expect(JSON.stringify(rows)).not.toContain(token);
});
