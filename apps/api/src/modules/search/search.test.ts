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
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';

const dayMs = 86_400_000;

let place: TestPlatform;
let merchant: Merchant;
let card: string;
let first: string;
let second: string;
let third: string;
let settlement: string;

const pay = async (amount: number, referenceId: string): Promise<string> => {
  place.clock.moveBy(1000);
  const paid = await sendPayment(place, merchant, { amount, paymentInstrumentId: card, referenceId });
  return transactionIn(paid).id;
};

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** The ids that a text finds: of transactions, instruments and settlements. */
const found = async (text: string, by = merchant) => {
  const address = `/search?accountId=${by.accountId}&text=${encodeURIComponent(text)}`;
  const { status, body } = await read(place, by, address);
  expect(status).toBe(200);
  const { transactions, paymentInstruments, settlements } = Object(body);
  return [idsOf(transactions), idsOf(paymentInstruments), idsOf(settlements)];
};

const nothing = [[], [], []];

beforeAll(async () => {
  place = await testPlatform();
  merchant = await newMerchant(place);
  card = await addCard(place, merchant);
  [first, second, third] = [
    await pay(12_840, 'order-1'),
    await pay(900, 'order-2'),
    await pay(12_840, 'order-3'),
  ];
  const receipt = { transactionId: second, recipientEmail: 'Sam@Example.com' };
  await post(place.web, '/api/receipts/transaction/email', receipt, { token: merchant.person.token });
  place.clock.moveBy(7 * dayMs);
  const settled = await settle(place.platform, merchant.accountId);
  if (!settled.ok) throw new Error(settled.code);
  settlement = settled.settlementId ?? '';
});
afterAll(() => place.close());

test('an ID finds what it is of, also with space around it', async () => {
  expect(await found(first)).toEqual([[first], [], []]);
  expect(await found(` ${card} `)).toEqual([[], [card], []]);
  expect(await found(settlement)).toEqual([[], [], [settlement]]);
});

test('an amount finds its transactions, the newest first, however it is written', async () => {
  expect(await found('128.40')).toEqual([[third, first], [], []]);
  expect(await found('$128.4')).toEqual([[third, first], [], []]);
  expect(await found('128')).toEqual(nothing);
});

test('four digits find cards and accounts that end in them', async () => {
  expect(await found('4242')).toEqual([[], [card], []]);
  expect(await found('242')).toEqual(nothing);
});

test('a reference and the address of a receipt find their transaction', async () => {
  expect(await found('order-2')).toEqual([[second], [], []]);
  expect(await found('order')).toEqual(nothing);
  expect(await found('sam@example.com')).toEqual([[second], [], []]);
});

test("nothing of another merchant's is found", async () => {
  const other = await newMerchant(place);
  for (const text of [first, card, settlement, '128.40', '4242', 'order-2', 'sam@example.com']) {
    expect(await found(text, other)).toEqual(nothing);
  }
});
