import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { openDatabase } from '../../db/client.ts';
import { createUser } from '../../modules/identity/create-user.ts';
import { demoLogins } from '../seed/demo-logins.ts';
import { knownDemoLogins } from './known-demo-logins.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { SEED: 'demo' } });
});
afterAll(() => testPlatform.close());

test('lists the demo logins that exist', { meta: { shows: ['asvs:V6.3.2'] } }, async () => {
  expect(await knownDemoLogins(testPlatform.platform)).toEqual([]);
  const [first] = demoLogins;
  await createUser(testPlatform.platform, first);
  expect(await knownDemoLogins(testPlatform.platform)).toMatchObject([{ email: first.email }]);
});

test('omits the demo logins, and continues, if the database is unavailable for a moment', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
  expect(await knownDemoLogins({ ...testPlatform.platform, database: away })).toEqual([]);
  expect(testPlatform.logged.at(-1)).toMatchObject({ event: 'fault' });
  await away.close();
});
