import { afterAll, beforeAll, expect, test } from 'vitest';
import { grant, newAccount, newPerson } from '../../../test/people.ts';
import { get } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let here: TestPlatform;

beforeAll(async () => {
  here = await testPlatform();
});
afterAll(() => here.close());

test(
  "lists the granted accounts and their programs, and nobody else's",
  { meta: { shows: ['spec:6.3'] } },
  async () => {
    const person = await newPerson(here);
    const ids = [await newAccount(here, person), await newAccount(here)];
    await newAccount(here, await newPerson(here));
    await grant(here, person.userId, ids[1] ?? '');
    const accounts = await get(here.web, '/api/permissions/accounts', { token: person.token });
    const programs = await get(here.web, '/api/permissions/programs', { token: person.token });
    const listed: { id: string; accountId: string; type: string }[] = Object(accounts.body).accounts;
    expect(listed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(listed.every(({ id, accountId, type }) => id === accountId && type === 'merchant')).toBe(true);
    expect(Object(programs.body).programs).toHaveLength(2);
  },
);

test('of one program is listed once', { meta: { shows: ['spec:7.32'] } }, async () => {
  const person = await newPerson(here);
  const [first, second] = [await newAccount(here, person), await newAccount(here, person)];
  await here.owner.query(
    `update accounts set program_id = (select program_id from accounts where id = $1) where id = $2`,
    [first, second],
  );
  const programs = await get(here.web, '/api/permissions/programs', { token: person.token });
  expect(Object(programs.body).programs).toHaveLength(1);
});

test('somebody without a grant has empty lists', async () => {
  const { token } = await newPerson(here, ['internal_admin']);
  expect((await get(here.web, '/api/permissions/accounts', { token })).body).toEqual({ accounts: [] });
  expect((await get(here.web, '/api/permissions/programs', { token })).body).toEqual({ programs: [] });
});
