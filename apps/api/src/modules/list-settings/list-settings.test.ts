import { mostSavedViews } from '@tillbook/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grant, newAccount, newPerson, type Person } from '../../../test/people.ts';
import { get, send } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let place: TestPlatform;

beforeAll(async () => {
  place = await testPlatform();
});

afterAll(() => place.close());

const settingsOf = async ({ token }: Person) =>
  (await get(place.web, '/api/users/list-settings', { token })).body;

const post = (path: string, { token }: Person, json: object) =>
  send(place.web, 'POST', `/api/users/${path}`, { token, json });

const choose = (person: Person, list: string, columns: readonly string[]) =>
  post('list-columns', person, { list, columns });

const save = (person: Person, accountId: string, name: string, view: object = { status: 'failed' }) =>
  post('saved-views', person, { accountId, list: 'payments', name, view });

const remove = (person: Person, accountId: string, name: string) =>
  post('saved-views/remove', person, { accountId, list: 'payments', name });

const merchant = async (): Promise<readonly [Person, string]> => {
  const person = await newPerson(place);
  return [person, await newAccount(place, person)];
};

const namesOf = async (person: Person): Promise<unknown> =>
  Object(await settingsOf(person)).views.map(({ name }: { name: string }) => name);

test('who has chosen and saved nothing has nothing', async () => {
  const [person] = await merchant();
  expect(await settingsOf(person)).toEqual({ columns: [], views: [] });
});

test('columns are kept for each list, the last choice holds, and none stand for the usual ones', async () => {
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

test('views stand in the order in which they were saved; one of the same name takes its place', async () => {
  const [person, accountId] = await merchant();
  const view = { date: 'last-30-days', amountMin: '20.50', text: 'beans', sort: 'amount', order: 'asc' };
  expect((await save(person, accountId, 'Beans', view)).status).toBe(204);
  place.clock.moveBy(1000);
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
  'two tabs that save at once lose nothing, and nobody has more than the most',
  { meta: { shows: ['spec:2.75', 'threat:2.9'] } },
  async () => {
    const [person, accountId] = await merchant();
    const names = Array.from({ length: mostSavedViews + 4 }, (_, index) => `View ${String(index)}`);
    const answers = await Promise.all(names.map((name) => save(person, accountId, name)));
    const refused = answers.filter(({ status }) => status !== 204);
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
  'a colleague on the same account has columns and views of their own',
  { meta: { shows: ['spec:2.74', 'threat:2.9'] } },
  async () => {
    const [person, accountId] = await merchant();
    const colleague = await newPerson(place);
    await grant(place, colleague.userId, accountId);
    await choose(person, 'payments', ['amount']);
    await save(person, accountId, 'Mine');
    expect(await settingsOf(colleague)).toEqual({ columns: [], views: [] });
    await remove(colleague, accountId, 'Mine');
    expect(await namesOf(person)).toEqual(['Mine']);
  },
);

test(
  'views of an account are gone with its grant, and back with it',
  { meta: { shows: ['threat:2.9'] } },
  async () => {
    const [person, accountId] = await merchant();
    await save(person, accountId, 'Mine');
    await place.owner.query('delete from grants where user_id = $1', [person.userId]);
    expect(await namesOf(person)).toEqual([]);
    expect((await save(person, accountId, 'Another')).status).toBe(404);
    await grant(place, person.userId, accountId);
    expect(await namesOf(person)).toEqual(['Mine']);
  },
);

test('an admin saves no view of an account that is not theirs, and chooses columns', async () => {
  const admin = await newPerson(place, ['internal_admin']);
  expect((await save(admin, await newAccount(place), 'Mine')).status).toBe(403);
  expect((await choose(admin, 'payments', ['amount'])).status).toBe(204);
});

test.each([
  ['a list there is not', 'list', { list: 'devices' }],
  ['a name that is too long', 'name', { name: 'x'.repeat(61) }],
  ['no name', 'name', { name: '' }],
  ['a status there is not', 'view.status', { view: { status: 'settled' } }],
  ['a period there is not', 'view.date', { view: { date: 'tomorrow' } }],
  ['cents that are a number', 'view.amountMin', { view: { amountMin: 2050 } }],
  ['no day', 'view.from', { view: { from: '<b>' } }],
  ['a text without end', 'view.text', { view: { text: 'x'.repeat(201) } }],
  ['no view', 'view', { view: 'status=failed' }],
])(
  'a view with %s is refused, and the field is named',
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

test('what a view does not know is left out, and a column that there is not is refused', async () => {
  const [person, accountId] = await merchant();
  await save(person, accountId, 'Mine', { text: 'beans', colour: 'red' });
  expect(await settingsOf(person)).toMatchObject({ views: [{ view: { text: 'beans' } }] });
  expect(await choose(person, 'payments', ['amount', '__proto__'])).toMatchObject({
    status: 400,
    body: { fields: { 'columns.1': expect.any(String) } },
  });
});
