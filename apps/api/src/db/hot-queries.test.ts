import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../test/merchant.ts';
import { get } from '../../test/requests.ts';
import { statementsOf } from '../../test/statements.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let card: string;
let paymentId: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform);
  card = await addCard(testPlatform, merchant);
  paymentId = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 5_000, paymentInstrumentId: card }),
  ).id;
});

afterAll(() => testPlatform.close());

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

it.each(hotReads)('uses only prepared statements to read %s', async (_, path) => {
  const statements = await statementsOf(async () => {
    expect((await get(testPlatform.web, `/api${path()}`, { token: merchant.person.token })).status).toBe(200);
  });
  expect(statements.length).toBeGreaterThan(1);
  expect(statements.filter(({ name }) => name === undefined)).toEqual([]);
});

it('gives each prepared statement its own name, because a connection refuses a second text under one name', async () => {
  const texts = new Map<string, Set<string>>();
  for (const [, path] of hotReads) {
    const statements = await statementsOf(() =>
      get(testPlatform.web, `/api${path()}`, { token: merchant.person.token }),
    );
    for (const { name = '', text } of statements) texts.set(name, (texts.get(name) ?? new Set()).add(text));
  }
  expect([...texts].filter(([, different]) => different.size > 1)).toEqual([]);
});
