import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addCard,
  newMerchant,
  read,
  sendPayment,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { post } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';
import { moveClock } from '../../../test/passing-time.ts';

const dayMs = 86_400_000;

let testPlatform: TestPlatform;
let merchant: Merchant;
let card: string;
let first: string;
let second: string;
let third: string;
let settlement: string;

const pay = async (amount: number, referenceId: string): Promise<string> => {
  await moveClock(testPlatform, 1000);
  const paid = await sendPayment(testPlatform, merchant, { amount, paymentInstrumentId: card, referenceId });
  return transactionIn(paid).id;
};

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

const found = async (text: string, by = merchant) => {
  const address = `/search?accountId=${by.accountId}&text=${encodeURIComponent(text)}`;
  const { status, body } = await read(testPlatform, by, address);
  expect(status).toBe(200);
  const { transactions, paymentInstruments, settlements } = Object(body);
  return [idsOf(transactions), idsOf(paymentInstruments), idsOf(settlements)];
};

const nothing = [[], [], []];

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform);
  card = await addCard(testPlatform, merchant);
  [first, second, third] = [
    await pay(12_840, 'order-1'),
    await pay(900, 'order-2'),
    await pay(12_840, 'order-3'),
  ];
  const receipt = { transactionId: second, recipientEmail: 'Sam@Example.com' };
  await post(testPlatform.web, '/api/receipts/transaction/email', receipt, { token: merchant.person.token });
  await moveClock(testPlatform, 7 * dayMs);
  const settled = await settle(testPlatform.platform, merchant.accountId);
  if (!settled.ok) throw new Error(settled.code);
  settlement = settled.settlementId ?? '';
});
afterAll(() => testPlatform.close());

test('finds an object by its ID, even with surrounding spaces', async () => {
  expect(await found(first)).toEqual([[first], [], []]);
  expect(await found(` ${card} `)).toEqual([[], [card], []]);
  expect(await found(settlement)).toEqual([[], [], [settlement]]);
});

test('finds transactions by exact amount, newest first', async () => {
  expect(await found('128.40')).toEqual([[third, first], [], []]);
  expect(await found('$128.4')).toEqual([[third, first], [], []]);
  expect(await found('128')).toEqual(nothing);
});

test.each([
  '-$128.40',
  '−$128.40',
  '$-128.40',
  '-128.40',
  '(128.40)',
  '($128.40)',
  '128.40 USD',
  'USD 128.40',
])('finds an amount copied as %s', async (text) => {
  expect(await found(text)).toEqual([[third, first], [], []]);
});

test('finds a card and its payments by the last four digits', async () => {
  expect(await found('4242')).toEqual([[third, second, first], [card], []]);
  expect(await found('242')).toEqual(nothing);
});

test("finds payments by words of their description and by the beginning of the card owner's first or last name", async () => {
  const buyer = await newMerchant(testPlatform);
  const own = await addCard(testPlatform, buyer);
  const paid = await sendPayment(testPlatform, buyer, {
    amount: 4845,
    paymentInstrumentId: own,
    description: 'Breakwater Espresso, 2 lb',
  });
  const expected = [[transactionIn(paid).id], [], []];
  expect(await found('espresso breakwater', buyer)).toEqual(expected);
  expect(await found('espresso decaf', buyer)).toEqual(nothing);
  const { body } = await read(testPlatform, buyer, `/payment-instruments/${own}`);
  const [firstName = '', lastName = ''] = String(Object(body).owner.name.fullName).split(' ');
  expect(await found(firstName.slice(0, 3).toUpperCase(), buyer)).toEqual(expected);
  expect(await found(lastName.slice(0, 4), buyer)).toEqual(expected);
  expect(await found(firstName.slice(1), buyer)).toEqual(nothing);
  expect(await found(firstName.slice(0, 3), await newMerchant(testPlatform))).toEqual(nothing);
});

test("finds a payment by its card owner's name after 20,000 newer payment instruments", async () => {
  const buyer = await newMerchant(testPlatform);
  const own = await addCard(testPlatform, buyer);
  const paid = await sendPayment(testPlatform, buyer, { amount: 3100, paymentInstrumentId: own });
  const { body } = await read(testPlatform, buyer, `/payment-instruments/${own}`);
  await testPlatform.owner.query(
    `insert into payment_instruments (id, account_id, ordinal, type, purpose, status, owner_name, last_four, sealed_number,
         sealing_key_id, number_fingerprint, created_at)
     select i.id || '-' || n, i.account_id, i.ordinal + n, i.type, i.purpose, i.status, 'Robin Newer', i.last_four,
            i.sealed_number, i.sealing_key_id, i.number_fingerprint, i.created_at
       from payment_instruments i, generate_series(1, 20000) n where i.id = $1`,
    [own],
  );
  await testPlatform.owner.query(
    'update merchant_ledgers set instrument_count = instrument_count + 20000 where account_id = $1',
    [buyer.accountId],
  );
  expect(await found(String(Object(body).owner.name.fullName), buyer)).toEqual([
    [transactionIn(paid).id],
    [],
    [],
  ]);
});

test('finds payments whose description and tags have a word beginning with each searched word', async () => {
  const buyer = await newMerchant(testPlatform);
  const own = await addCard(testPlatform, buyer);
  const payFor = async (description: string, tags: Record<string, string>) => {
    await moveClock(testPlatform, 1000);
    const paid = await sendPayment(testPlatform, buyer, {
      amount: 5000,
      paymentInstrumentId: own,
      description,
      tags,
    });
    return transactionIn(paid).id;
  };
  const lighthouse = await payFor('Breakwater Espresso, 2 lb', {
    customer: 'Lighthouse Café',
    route: 'North 12',
  });
  const harbor = await payFor('Breaking bread', { customer: 'Harbor Inn' });
  expect(await found('lighth', buyer)).toEqual([[lighthouse], [], []]);
  expect(await found('BREAK', buyer)).toEqual([[harbor, lighthouse], [], []]);
  expect(await found('break harb', buyer)).toEqual([[harbor], [], []]);
  expect(await found('north 12', buyer)).toEqual([[lighthouse], [], []]);
  // Neither the inside of a word, the name of a tag, nor another merchant's word matches.
  expect(await found('water', buyer)).toEqual(nothing);
  expect(await found('custom', buyer)).toEqual(nothing);
  expect(await found('lighth')).toEqual(nothing);
});

const search = async (text: string) =>
  (await read(testPlatform, merchant, `/search?accountId=${merchant.accountId}&text=${text}`)).body;

test('counts the payments of an amount, and returns the last four digits of their cards', async () => {
  expect(await search('128.40')).toMatchObject({
    paymentsOfAmount: { amount: 12_840, totalCount: 2 },
    transactions: [{ lastFour: '4242' }, { lastFour: '4242' }],
  });
  expect(await search('128.41')).not.toHaveProperty('paymentsOfAmount');
  expect(await search('order-2')).not.toHaveProperty('paymentsOfAmount');
});

test('finds a transaction by its reference and by the recipient of its receipt', async () => {
  expect(await found('order-2')).toEqual([[second], [], []]);
  expect(await found('order')).toEqual(nothing);
  expect(await found('sam@example.com')).toEqual([[second], [], []]);
});

test('finds no objects of another merchant', async () => {
  const other = await newMerchant(testPlatform);
  for (const text of [first, card, settlement, '128.40', '4242', 'order-2', 'sam@example.com']) {
    expect(await found(text, other)).toEqual(nothing);
  }
});
