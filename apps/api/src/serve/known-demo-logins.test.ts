import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { openDatabase } from '../db/client.ts';
import { createUser } from '../modules/identity/create-user.ts';
import { demoLogins } from '../seed/demo-logins.ts';
import { knownDemoLogins } from './known-demo-logins.ts';

let here: TestPlatform;

beforeAll(async () => {
  here = await testPlatform({ environment: { SEED: 'demo' } });
});
afterAll(() => here.close());

test('the table names the demo logins that are there', { meta: { shows: ['asvs:V6.3.2'] } }, async () => {
  expect(await knownDemoLogins(here.platform)).toEqual([]);
  const [first] = demoLogins;
  await createUser(here.platform, first);
  expect(await knownDemoLogins(here.platform)).toMatchObject([{ email: first.email }]);
});

test('a database that is away for a moment costs the table its logins, and not the platform its life', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
  expect(await knownDemoLogins({ ...here.platform, database: away })).toEqual([]);
  expect(here.logged.at(-1)).toMatchObject({ event: 'fault' });
  await away.close();
});
