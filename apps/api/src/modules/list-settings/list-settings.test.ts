import { mostSavedViews } from '@tillbook/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grant, newAccount, newPerson, type Person } from '../../../test/people.ts';
import { get, send } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

const settingsOf = async ({ token }: Person) =>
  (await get(testPlatform.web, '/api/users/list-settings', { token })).body;

const post = (path: string, { token }: Person, json: object) =>
  send(testPlatform.web, 'POST', `/api/users/${path}`, { token, json });

const choose = (person: Person, list: string, columns: readonly string[]) =>
  post('list-columns', person, { list, columns });

const save = (person: Person, accountId: string, name: string, view: object = { status: 'failed' }) =>
  post('saved-views', person, { accountId, list: 'payments', name, view });

const remove = (person: Person, accountId: string, name: string) =>
  post('saved-views/remove', person, { accountId, list: 'payments', name });

const merchant = async (): Promise<readonly [Person, string]> => {
  const person = await newPerson(testPlatform);
  return [person, await newAccount(testPlatform, person)];
};

const namesOf = async (person: Person): Promise<unknown> =>
  Object(await settingsOf(person)).views.map(({ name }: { name: string }) => name);

test('returns no list settings for a person without choices', async () => {
  const [person] = await merchant();
  expect(await settingsOf(person)).toEqual({ columns: [], views: [] });
});

test('stores the last choice of columns per list, and restores the defaults for an empty choice', async () => {
  const [person] = await merchant();
  expect((await choose(person, 'payments', ['amount', 'description'])).status).toBe(204);
  await choose(person, 'refunds', ['date']);
  await choose(person, 'payments', ['amount', 'status', 'amount']);
  expect(await settingsOf(person)).toMatchObject({
    columns: [
      { list: 'payments', columns: ['amount', 'status'] },
      { list: 'refunds', columns: ['date'] },
    ],
  });
  await choose(person, 'payments', []);
  expect(await settingsOf(person)).toMatchObject({ columns: [{ list: 'refunds', columns: ['date'] }] });
});

test('lists views in the order in which they were saved, and replaces a view with the same name', async () => {
  const [person, accountId] = await merchant();
  const view = { date: 'last-30-days', amountMin: '20.50', text: 'beans', sort: 'amount', order: 'asc' };
  expect((await save(person, accountId, 'Beans', view)).status).toBe(204);
  await moveClock(testPlatform, 1000);
  await save(person, accountId, 'Failed');
  await save(person, accountId, 'Beans', { text: 'tea' });
  const named = { accountId, list: 'payments' };
  expect(await settingsOf(person)).toEqual({
    columns: [],
    views: [
      { ...named, name: 'Beans', view: { text: 'tea' } },
      { ...named, name: 'Failed', view: { status: 'failed' } },
    ],
  });
  expect((await remove(person, accountId, 'Beans')).status).toBe(204);
  expect((await remove(person, accountId, 'Beans')).status).toBe(204);
  expect(await namesOf(person)).toEqual(['Failed']);
});

test(
  'stores every view of concurrent requests, up to the limit',
  { meta: { shows: ['spec:2.75', 'threat:2.9'] } },
  async () => {
    const [person, accountId] = await merchant();
    const names = Array.from({ length: mostSavedViews + 4 }, (_, index) => `View ${String(index)}`);
    const responses = await Promise.all(names.map((name) => save(person, accountId, name)));
    const refused = responses.filter(({ status }) => status !== 204);
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ status: 422, body: { code: 'too_many_views' } });
    expect(await namesOf(person)).toHaveLength(mostSavedViews);
    const [kept] = Object(await namesOf(person));
    expect((await save(person, accountId, String(kept), { text: 'tea' })).status).toBe(204);
    const inOtherList = { accountId, list: 'refunds', name: 'One more', view: {} };
    expect((await post('saved-views', person, inOtherList)).status).toBe(204);
  },
);

test(
  "hides a person's columns and views from colleagues of the same account",
  { meta: { shows: ['spec:2.74', 'threat:2.9'] } },
  async () => {
    const [person, accountId] = await merchant();
    const colleague = await newPerson(testPlatform);
    await grant(testPlatform, colleague.userId, accountId);
    await choose(person, 'payments', ['amount']);
    await save(person, accountId, 'Mine');
    expect(await settingsOf(colleague)).toEqual({ columns: [], views: [] });
    await remove(colleague, accountId, 'Mine');
    expect(await namesOf(person)).toEqual(['Mine']);
  },
);

test(
  "hides a person's view while the person has no grant of its account",
  { meta: { shows: ['threat:2.9'] } },
  async () => {
    const [person, accountId] = await merchant();
    await save(person, accountId, 'Mine');
    await testPlatform.owner.query('delete from grants where user_id = $1', [person.userId]);
    expect(await namesOf(person)).toEqual([]);
    expect((await save(person, accountId, 'Another')).status).toBe(404);
    await grant(testPlatform, person.userId, accountId);
    expect(await namesOf(person)).toEqual(['Mine']);
  },
);

test('lets an admin choose columns, but save no view of an account without a grant', async () => {
  const admin = await newPerson(testPlatform, ['internal_admin']);
  expect((await save(admin, await newAccount(testPlatform), 'Mine')).status).toBe(403);
  expect((await choose(admin, 'payments', ['amount'])).status).toBe(204);
});

test.each([
  ['an unknown list', 'list', { list: 'devices' }],
  ['a name that is too long', 'name', { name: 'x'.repeat(61) }],
  ['an empty name', 'name', { name: '' }],
  ['an unknown status', 'view.status', { view: { status: 'settled' } }],
  ['an unknown period', 'view.date', { view: { date: 'tomorrow' } }],
  ['cents as a number', 'view.amountMin', { view: { amountMin: 2050 } }],
  ['an invalid day', 'view.from', { view: { from: '<b>' } }],
  ['a text that is too long', 'view.text', { view: { text: 'x'.repeat(201) } }],
  ['no content', 'view', { view: 'status=failed' }],
])(
  'refuses a view with %s and names the field',
  { meta: { shows: ['threat:2.9'] } },
  async (_, field, fault) => {
    const [person, accountId] = await merchant();
    const body = { accountId, list: 'payments', name: 'Mine', view: {}, ...fault };
    expect(await post('saved-views', person, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
    });
    expect(await namesOf(person)).toEqual([]);
  },
);

test('drops unknown keys of a view and refuses an unknown column', async () => {
  const [person, accountId] = await merchant();
  await save(person, accountId, 'Mine', { text: 'beans', colour: 'red' });
  expect(await settingsOf(person)).toMatchObject({ views: [{ view: { text: 'beans' } }] });
  expect(await choose(person, 'payments', ['amount', '__proto__'])).toMatchObject({
    status: 400,
    body: { fields: { 'columns.1': expect.any(String) } },
  });
});
