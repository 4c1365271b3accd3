import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCard, newMerchant, sendPayment, type Merchant } from '../../test/merchant.ts';
import { newPerson, type Person } from '../../test/people.ts';
import { get, post, type Answer } from '../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';

/** What a caller makes long is bounded wherever its length multiplies work, and so is what a refusal says about it. */
let here: TestPlatform;
let merchant: Merchant;
let admin: Person;

beforeAll(async () => {
  here = await testPlatform();
  merchant = await newMerchant(here);
  admin = await newPerson(here, ['internal_admin']);
});
afterAll(() => here.close());

const fieldsOf = ({ body }: Answer): Readonly<Record<string, string>> => Object(body).fields;

const named = <Value>(count: number, value: Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name-${index}`, value]));

const repeated = (count: number, value: object): readonly object[] =>
  Array.from({ length: count }, () => value);

const ask = (path: string, body: object, token = merchant.person.token) =>
  post(here.web, `/api${path}`, { accountId: merchant.accountId, ...body }, { token });

test('a payment takes twenty tags and no more', async () => {
  const paymentInstrumentId = await addCard(here, merchant);
  const pay = (count: number) =>
    sendPayment(here, merchant, { amount: 500, paymentInstrumentId, tags: named(count, 'x') });
  expect((await pay(20)).status).toBe(201);
  const refused = await pay(21);
  expect([refused.status, fieldsOf(refused)]).toEqual([400, { tags: 'Give at most 20 tags.' }]);
});

test('the evidence of a dispute is twenty texts at most, whatever they are called', async () => {
  const texts = named(21, 'x');
  const refused = await ask('/disputes/dsp_absent000000000000/evidence', { texts });
  expect([refused.status, fieldsOf(refused)]).toEqual([400, { texts: 'Give at most 20 texts.' }]);
});

const list = (text: string) => {
  const query = new URLSearchParams({ accountId: merchant.accountId, type: 'pull', text });
  return get(here.web, `/api/transactions?${query.toString()}`, { token: merchant.person.token });
};

test('a text that narrows a list has twenty different words at most', async () => {
  const words = Array.from({ length: 21 }, (_, index) => `w${index}`);
  expect((await list(words.slice(0, 20).join(' '))).status).toBe(200);
  expect((await list('same '.repeat(39).trim())).status).toBe(200);
  const refused = await list(words.join('/'));
  expect([refused.status, fieldsOf(refused)]).toEqual([400, { text: 'Give at most 20 words.' }]);
  const exported = await ask('/exports', {
    list: 'payments',
    format: 'csv',
    filter: { text: words.join(' ') },
  });
  expect([exported.status, fieldsOf(exported)]).toEqual([400, { 'filter.text': 'Give at most 20 words.' }]);
});

describe('a refusal names at most fifty fields, of', () => {
  const lists: readonly (readonly [string, string, object])[] = [
    ['columns of an export', '/exports', { list: 'payments', format: 'csv', columns: Array(30_000).fill(1) }],
    ['columns of a list', '/users/list-columns', { list: 'payments', columns: Array(30_000).fill(1) }],
    ['tags', '/transactions', { tags: named(4000, 1) }],
    ['texts of evidence', '/disputes/dsp_absent000000000000/evidence', { texts: named(4000, 1) }],
    ['representatives', '/accounts/profiles', { representatives: repeated(4000, { city: 1 }) }],
    [
      'lines of an entry set',
      '/general-ledger/entry-sets',
      { reference: 'x', description: '', ledgerEntries: repeated(20_000, {}) },
    ],
  ];

  test.each(lists)('thousands of %s', async (_what, path, body) => {
    const refused = await ask(path, body, path.startsWith('/general-ledger') ? admin.token : undefined);
    expect(refused.status).toBe(400);
    const count = Object.keys(fieldsOf(refused)).length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(50);
    expect(refused.text.length).toBeLessThan(32_000);
  });
});

test('a name of a field that a caller made long is told by its beginning', async () => {
  const refused = await ask('/transactions', { tags: { ['n'.repeat(50_000)]: 1 } });
  expect(refused.status).toBe(400);
  expect(refused.text.length).toBeLessThan(2000);
});

test('a parameter that is given twice is refused among thousands of others', async () => {
  const others = Array.from({ length: 2000 }, (_, index) => `p${index}=x`).join('&');
  const path = `/api/transactions?accountId=${merchant.accountId}&${others}&type=pull&type=push`;
  const refused = await get(here.web, path, { token: merchant.person.token });
  expect([refused.status, fieldsOf(refused)]).toEqual([400, { type: 'Give this parameter once.' }]);
});
