import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCard, newMerchant, sendPayment, type Merchant } from '../../test/merchant.ts';
import { newPerson, type Person } from '../../test/people.ts';
import { get, post, type TestResponse } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

/** Verifies the limits of input whose length multiplies work, and of refusals about it. */
let testPlatform: TestPlatform;
let merchant: Merchant;
let admin: Person;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform);
  admin = await newPerson(testPlatform, ['internal_admin']);
});
afterAll(() => testPlatform.close());

const fieldsOf = ({ body }: TestResponse): Readonly<Record<string, string>> => Object(body).fields;

const named = <Value>(count: number, value: Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name-${index}`, value]));

const repeated = (count: number, value: object): readonly object[] =>
  Array.from({ length: count }, () => value);

const ask = (path: string, body: object, token = merchant.person.token) =>
  post(testPlatform.web, `/api${path}`, { accountId: merchant.accountId, ...body }, { token });

test('accepts at most twenty tags on a payment', async () => {
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  const pay = (count: number) =>
    sendPayment(testPlatform, merchant, { amount: 500, paymentInstrumentId, tags: named(count, 'x') });
  expect((await pay(20)).status).toBe(201);
  const refused = await pay(21);
  expect([refused.status, fieldsOf(refused)]).toEqual([400, { tags: 'Enter at most 20 tags.' }]);
});

test('refuses more than twenty texts of evidence in a dispute, under any names', async () => {
  const texts = named(21, 'x');
  const refused = await ask('/disputes/dsp_absent000000000000/evidence', { texts });
  expect([refused.status, fieldsOf(refused)]).toEqual([400, { texts: 'Enter at most 20 texts.' }]);
});

const list = (text: string) => {
  const query = new URLSearchParams({ accountId: merchant.accountId, type: 'pull', text });
  return get(testPlatform.web, `/api/transactions?${query.toString()}`, { token: merchant.person.token });
};

test('accepts at most twenty different words in a text filter', async () => {
  const words = Array.from({ length: 21 }, (_, index) => `w${index}`);
  expect((await list(words.slice(0, 20).join(' '))).status).toBe(200);
  expect((await list('same '.repeat(39).trim())).status).toBe(200);
  const refused = await list(words.join('/'));
  expect([refused.status, fieldsOf(refused)]).toEqual([400, { text: 'Enter at most 20 words.' }]);
  const exported = await ask('/exports', {
    list: 'payments',
    format: 'csv',
    filter: { text: words.join(' ') },
  });
  expect([exported.status, fieldsOf(exported)]).toEqual([400, { 'filter.text': 'Enter at most 20 words.' }]);
});

describe('a refusal', () => {
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

  test.each(lists)(
    'names at most fifty fields in a refusal of thousands of %s',
    async (_what, path, body) => {
      const refused = await ask(path, body, path.startsWith('/general-ledger') ? admin.token : undefined);
      expect(refused.status).toBe(400);
      const count = Object.keys(fieldsOf(refused)).length;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(50);
      expect(refused.text.length).toBeLessThan(32_000);
    },
  );
});

test('shortens the long name of an invalid tag in a refusal', async () => {
  const refused = await ask('/transactions', { tags: { ['n'.repeat(50_000)]: 1 } });
  expect(refused.status).toBe(400);
  expect(refused.text.length).toBeLessThan(2000);
});

test('refuses a parameter given twice among thousands of others', async () => {
  const others = Array.from({ length: 2000 }, (_, index) => `p${index}=x`).join('&');
  const path = `/api/transactions?accountId=${merchant.accountId}&${others}&type=pull&type=push`;
  const refused = await get(testPlatform.web, path, { token: merchant.person.token });
  expect([refused.status, fieldsOf(refused)]).toEqual([400, { type: 'Send this parameter only once.' }]);
});
