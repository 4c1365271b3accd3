import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCard, balances, newMerchant, sendPayment, type Merchant } from '../../../test/merchant.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { get } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let admin: Person;
/** Oldest first. */
const merchants: Merchant[] = [];

const names = ['Harbor Coffee', 'Birchwood Bikes', '100% Wool', 'Under_score'];

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  admin = await newPerson(testPlatform, ['internal_admin']);
  for (const name of names) {
    const merchant = await newMerchant(testPlatform);
    await testPlatform.owner.query('update accounts set name = $2, legal_name = $3 where id = $1', [
      merchant.accountId,
      name,
      `${name} LLC`,
    ]);
    merchants.push(merchant);
    await moveClock(testPlatform, 60_000);
  }
});

afterAll(() => testPlatform.close());

const list = (query = '', token = admin.token) =>
  get(testPlatform.web, `/api/accounts/list-accounts${query}`, { token });

const namesIn = (body: unknown): unknown => {
  const accounts: unknown = Object(body).accounts;
  return Array.isArray(accounts) ? accounts.map((account) => Object(account).name) : accounts;
};

test(
  'lists all accounts of the platform, newest first, with their balances',
  { meta: { shows: ['spec:3.12'] } },
  async () => {
    const [oldest] = merchants;
    if (oldest === undefined) throw new Error('There is no merchant.');
    const card = await addCard(testPlatform, oldest);
    await sendPayment(testPlatform, oldest, { paymentInstrumentId: card, amount: 5000 });
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ totalCount: 4 });
    expect(namesIn(body)).toEqual(names.toReversed());
    expect(Object(body).accounts.at(-1)).toEqual({
      id: oldest.accountId,
      accountId: oldest.accountId,
      name: 'Harbor Coffee',
      type: 'merchant',
      status: 'active',
      createdAt: expect.stringMatching(/^2026-03-02T15:00/),
      currency: 'usd',
      business: { legalName: 'Harbor Coffee LLC' },
      ...(await balances(testPlatform, oldest)),
    });
  },
);

test('returns a page of accounts as a part of the whole list', async () => {
  expect(namesIn((await list('?offset=1&limit=2')).body)).toEqual(['100% Wool', 'Birchwood Bikes']);
  expect((await list('?offset=4')).body).toEqual({ accounts: [], totalCount: 4 });
});

const namesBefore = async (id = '', filter = '') => namesIn((await list(`?before=${id}${filter}`)).body);

test('lists only accounts opened before a given account, with and without a filter', async () => {
  const [, second, third] = merchants;
  expect(await namesBefore(third?.accountId)).toEqual(['Birchwood Bikes', 'Harbor Coffee']);
  expect(await namesBefore(third?.accountId, '&search=coffee&status=active')).toEqual(['Harbor Coffee']);
  expect(await namesBefore(second?.accountId, '&limit=1')).toEqual(['Harbor Coffee']);
  expect(await namesBefore('acc_nothing')).toEqual([]);
});

test.each([
  ['harbor', ['Harbor Coffee']],
  ['coffee harb', ['Harbor Coffee']],
  ['LLC', names.toReversed()],
  ['%', ['100% Wool']],
  ['_', names.toReversed()],
  ['under_s', ['Under_score']],
  ['\\', []],
  ["'; drop table accounts; --", []],
  ['', names.toReversed()],
])('maps the search text %j to the accounts %j', async (search, found) => {
  const { status, body } = await list(`?search=${encodeURIComponent(search)}`);
  expect(status).toBe(200);
  expect(namesIn(body)).toEqual(found);
  expect(body).toHaveProperty('totalCount', found.length);
});

test('finds an account by its ID', { meta: { shows: ['asvs:V1.2.9'] } }, async () => {
  const id = merchants[1]?.accountId ?? '';
  expect(namesIn((await list(`?search=${id}`)).body)).toEqual(['Birchwood Bikes']);
});

test.each(['?limit=0', '?limit=101', '?offset=-1', `?search=${'x'.repeat(101)}`, '?search=%00'])(
  'refuses to list accounts by %s',
  async (query) => {
    expect((await list(query)).status).toBe(400);
  },
);

test('lets only internal admins list accounts, and audits each read', async () => {
  const { person } = await newMerchant(testPlatform);
  expect((await list('', person.token)).status).toBe(403);
  expect((await get(testPlatform.web, '/api/accounts/list-accounts')).status).toBe(401);
  const reader = await newPerson(testPlatform, ['internal_admin']);
  await list('', reader.token);
  const { rows } = await testPlatform.owner.query(
    `select action, subject from audit_trail where user_id = $1`,
    [reader.userId],
  );
  expect(rows).toEqual([{ action: 'admin.read', subject: 'listAccounts' }]);
});

describe('filters and orders', () => {
  test('filters accounts by status', async () => {
    await testPlatform.owner.query(`update accounts set status = 'inactive' where name = '100% Wool'`);
    expect(namesIn((await list('?status=inactive')).body)).toEqual(['100% Wool']);
    expect(namesIn((await list('?status=inactive&search=harbor')).body)).toEqual([]);
    expect((await list('?status=closed')).status).toBe(400);
  });

  test('sorts accounts by name and by time, in both directions', async () => {
    const byName = ['100% Wool', 'Birchwood Bikes', 'Harbor Coffee', 'Harbor Coffee', 'Under_score'];
    expect(namesIn((await list('?sort=name')).body)).toEqual(byName);
    expect(namesIn((await list('?sort=name&sortOrder=desc')).body)).toEqual(byName.toReversed());
    const oldestFirst = namesIn((await list('?sortOrder=asc')).body);
    expect(oldestFirst).toEqual([...names, 'Harbor Coffee']);
    expect(namesIn((await list('?sort=name&offset=1&limit=2')).body)).toEqual(byName.slice(1, 3));
  });
});

test('assigns ordinals without gaps to concurrently opened accounts', async () => {
  await Promise.all(Array.from({ length: 8 }, () => newMerchant(testPlatform)));
  await expect(
    testPlatform.owner
      .query(`insert into accounts (id, program_id, name, legal_name, type, status, currency, created_at)
      values ('acc_nowhere', 'prg_nowhere', '', '', 'merchant', 'active', 'usd', now())`),
  ).rejects.toMatchObject({ code: '23503' });
  await newMerchant(testPlatform);
  const { rows } = await testPlatform.owner.query(
    `select count(*)::int as count, max(ordinal)::int as last, (select count::int from platform_lists) as counter from accounts`,
  );
  const [{ count }] = rows;
  expect(rows).toEqual([{ count, last: count, counter: count }]);
});
