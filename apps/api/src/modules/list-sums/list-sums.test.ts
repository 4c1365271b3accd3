import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addBankAccount,
  addCard,
  newMerchant,
  read,
  sendPayment,
  sendRefund,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { passTime } from '../../../test/passing-time.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

const dayMs = 86_400_000;

let testPlatform: TestPlatform;
let merchant: Merchant;
let settledSince = '';

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { SANDBOX_DELAY_MS: '0' } });
  merchant = await newMerchant(testPlatform);
  const [card, declined] = await Promise.all([
    addCard(testPlatform, merchant),
    addCard(testPlatform, merchant, '4000000000000002'),
  ]);
  const bank = await addBankAccount(testPlatform, merchant);
  await sendPayment(testPlatform, merchant, { paymentInstrumentId: card, amount: 20_000 });
  await passTime(testPlatform, 9 * dayMs);
  settledSince = new Date(testPlatform.clock.now().getTime() + 1000).toISOString();
  await sendPayment(testPlatform, merchant, { paymentInstrumentId: declined, amount: 700 });
  await sendPayment(testPlatform, merchant, { paymentInstrumentId: bank, amount: 8000, method: 'ach' });
  const refunded = transactionIn(
    await sendPayment(testPlatform, merchant, { paymentInstrumentId: card, amount: 5000 }),
  );
  await passTime(testPlatform, 9 * dayMs);
  await sendRefund(testPlatform, merchant, { transactionId: refunded.id, amount: 1200 });
  await sendPayment(testPlatform, merchant, { paymentInstrumentId: card, amount: 99 });
});
afterAll(() => testPlatform.close());

const sumOf = async (query: string) => {
  const { status, body } = await read(
    testPlatform,
    merchant,
    `/accounts/list-sum?accountId=${merchant.accountId}&${query}`,
  );
  return status === 200 ? body : { status, fields: Object.keys(Object(body).fields) };
};

const storedSum = async (where: string) => {
  const { rows } = await testPlatform.owner.query(
    `select count(*)::int as "totalCount", coalesce(sum(case type when 'debit' then -amount_cents else amount_cents end), 0)::int as amount
       from ledger_entries where account_id = $1 and ${where}`,
    [merchant.accountId],
  );
  return rows[0];
};

test.each([
  ['list=payments', { totalCount: 5, amount: 33_099 }],
  ['list=payments&amountMin=6000', { totalCount: 2, amount: 28_000 }],
  ['list=payments&status=failed', { totalCount: 1, amount: 0 }],
  ['list=refunds', { totalCount: 1, amount: 1200 }],
  ['list=payouts', { totalCount: 0, amount: 0 }],
  ['list=disputes', { totalCount: 0, amount: 0 }],
])('counts %s, and sums the amounts without failed transactions', async (query, sum) => {
  expect(await sumOf(query)).toEqual(sum);
});

test('sums the signed entries of each ledger, and of a period of the settled ledger', async () => {
  const all = await storedSum(`status = 'settled'`);
  expect(all.totalCount).toBeGreaterThan(5);
  expect(await sumOf('list=settled-ledger')).toEqual(all);
  expect(await sumOf('list=pending-ledger')).toEqual(await storedSum(`status = 'pending'`));
  const before = await storedSum(`status = 'settled' and settled_at < '${settledSince}'`);
  const after = await storedSum(`status = 'settled' and settled_at >= '${settledSince}'`);
  expect(before.amount).toBeGreaterThan(0);
  expect(await sumOf(`list=settled-ledger&until=${settledSince}`)).toEqual(before);
  expect(await sumOf(`list=settled-ledger&from=${settledSince}`)).toEqual(after);
  expect(await sumOf('list=settled-ledger&from=2090-01-01')).toEqual({ totalCount: 0, amount: 0 });
});

test('sums the net amounts of settlements', async () => {
  const { rows } = await testPlatform.owner.query(
    `select count(*)::int as "totalCount", sum(net_amount_cents)::int as amount from settlements where account_id = $1`,
    [merchant.accountId],
  );
  expect(rows[0].totalCount).toBeGreaterThan(1);
  expect(await sumOf('list=settlements&amountMin=-1000000')).toEqual(rows[0]);
});

test.each([
  ['list=payments&category=ach_fee', 'category'],
  ['list=disputes&method=card', 'method'],
  ['list=settlements&status=won', 'status'],
  ['list=payments&from=2026-11-02&until=2026-11-01', 'until'],
  ['list=payments&postedFrom=2026-11-02&postedUntil=2026-11-01', 'postedUntil'],
  ['list=payment-instruments', 'list'],
])('refuses the sum of %s and names the field', async (query, field) => {
  expect(await sumOf(query)).toEqual({ status: 400, fields: [field] });
});
