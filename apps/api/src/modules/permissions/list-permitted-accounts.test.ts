import { afterAll, beforeAll, expect, test } from 'vitest';
import { grant, newAccount, newPerson } from '../../../test/people.ts';
import { get } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterAll(() => testPlatform.close());

test('lists only the granted accounts and their programs', { meta: { shows: ['spec:6.3'] } }, async () => {
  const person = await newPerson(testPlatform);
  const ids = [await newAccount(testPlatform, person), await newAccount(testPlatform)];
  await newAccount(testPlatform, await newPerson(testPlatform));
  await grant(testPlatform, person.userId, ids[1] ?? '');
  const accounts = await get(testPlatform.web, '/api/permissions/accounts', { token: person.token });
  const programs = await get(testPlatform.web, '/api/permissions/programs', { token: person.token });
  const listed: { id: string; accountId: string; type: string }[] = Object(accounts.body).accounts;
  expect(listed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(listed.every(({ id, accountId, type }) => id === accountId && type === 'merchant')).toBe(true);
  expect(Object(programs.body).programs).toHaveLength(2);
});

test('lists a program once for several accounts', { meta: { shows: ['spec:7.32'] } }, async () => {
  const person = await newPerson(testPlatform);
  const [first, second] = [await newAccount(testPlatform, person), await newAccount(testPlatform, person)];
  await testPlatform.owner.query(
    `update accounts set program_id = (select program_id from accounts where id = $1) where id = $2`,
    [first, second],
  );
  const programs = await get(testPlatform.web, '/api/permissions/programs', { token: person.token });
  expect(Object(programs.body).programs).toHaveLength(1);
});

test('lists no accounts or programs for an internal admin without a grant', async () => {
  const { token } = await newPerson(testPlatform, ['internal_admin']);
  expect((await get(testPlatform.web, '/api/permissions/accounts', { token })).body).toEqual({
    accounts: [],
  });
  expect((await get(testPlatform.web, '/api/permissions/programs', { token })).body).toEqual({
    programs: [],
  });
});
