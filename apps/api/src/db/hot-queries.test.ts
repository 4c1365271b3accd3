import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../test/merchant.ts';
import { get } from '../../test/requests.ts';
import { statementsOf } from '../../test/statements.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';

let test: TestPlatform;
let merchant: Merchant;
let card: string;
let paymentId: string;

beforeAll(async () => {
  test = await testPlatform();
  merchant = await newMerchant(test);
  card = await addCard(test, merchant);
  paymentId = transactionIn(
    await sendPayment(test, merchant, { amount: 5_000, paymentInstrumentId: card }),
  ).id;
});

afterAll(() => test.close());

/** What the screens of a merchant ask again and again. */
const hotReads: readonly (readonly [string, () => string])[] = [
  ['the accounts to choose from', () => '/permissions/accounts'],
  ['columns and views', () => '/users/list-settings'],
  ['the account', () => `/accounts?accountId=${merchant.accountId}`],
  ['pending entries', () => `/accounts/ledger?accountId=${merchant.accountId}&status=pending`],
  ['settled entries', () => `/accounts/ledger?accountId=${merchant.accountId}&status=settled`],
  ['entries of a payment', () => `/accounts/ledger?transactionId=${paymentId}`],
  ['payments', () => `/transactions?accountId=${merchant.accountId}&type=pull`],
  ['payouts', () => `/transactions?accountId=${merchant.accountId}&type=push&subtypeNot=refund`],
  ['refunds', () => `/transactions?accountId=${merchant.accountId}&type=push&subtype=refund`],
  ['a payment', () => `/transactions/${paymentId}`],
  ['instruments', () => `/payment-instruments?accountId=${merchant.accountId}`],
  ['an instrument', () => `/payment-instruments/${card}`],
  ['settlements', () => `/settlements?accountId=${merchant.accountId}`],
  ['disputes', () => `/disputes?accountId=${merchant.accountId}`],
  ['devices', () => `/v1/accounts/devices?accountId=${merchant.accountId}`],
  ['settings', () => `/accounts/account-settings?accountId=${merchant.accountId}`],
  ['fees', () => `/fee-profiles?accountId=${merchant.accountId}`],
];

it.each(hotReads)('%s come by prepared statements alone', async (_, path) => {
  const statements = await statementsOf(async () => {
    expect((await get(test.web, `/api${path()}`, { token: merchant.person.token })).status).toBe(200);
  });
  expect(statements.length).toBeGreaterThan(1);
  expect(statements.filter(({ name }) => name === undefined)).toEqual([]);
});

it('a name stands for one statement, for a connection would refuse the second', async () => {
  const texts = new Map<string, Set<string>>();
  for (const [, path] of hotReads) {
    const statements = await statementsOf(() =>
      get(test.web, `/api${path()}`, { token: merchant.person.token }),
    );
    for (const { name = '', text } of statements) texts.set(name, (texts.get(name) ?? new Set()).add(text));
  }
  expect([...texts].filter(([, different]) => different.size > 1)).toEqual([]);
});
