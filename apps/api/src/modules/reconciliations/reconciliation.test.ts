import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addCard,
  addPayoutAccount,
  newMerchant,
  read,
  sendPayment,
  sendRefund,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { reconciliationFaults } from '../../../test/reconciled-account.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';
import { moveClock } from '../../../test/passing-time.ts';

const dayMs = 86_400_000;

let testPlatform: TestPlatform;
let merchant: Merchant;
let card: string;
let bankAccount: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { SANDBOX_DELAY_MS: '0' } });
});
afterAll(() => testPlatform.close());

beforeEach(async () => {
  merchant = await newMerchant(testPlatform);
  card = await addCard(testPlatform, merchant);
  bankAccount = await addPayoutAccount(testPlatform, merchant);
});

const pay = async (amount: number) =>
  transactionIn(await sendPayment(testPlatform, merchant, { paymentInstrumentId: card, amount })).id;

const withdraw = async (amount: number) =>
  transactionIn(await sendWithdrawal(testPlatform, merchant, bankAccount, amount)).id;

const settleAfterDays = async () => {
  await moveClock(testPlatform, 7 * dayMs);
  const settled = await settle(testPlatform.platform, merchant.accountId);
  if (!settled.ok) throw new Error(settled.code);
  return settled.settlementId;
};

const reconciliationOf = (path: string) => read(testPlatform, merchant, `${path}/reconciliation`);

describe('a settlement', () => {
  test('explains the change in the balance by a settlement, by kind of entry', async () => {
    await pay(1000);
    await settleAfterDays();
    await pay(10_000);
    const refunded = await pay(4000);
    await sendRefund(testPlatform, merchant, { transactionId: refunded, amount: 1500 });
    const second = await settleAfterDays();
    const { status, body } = await reconciliationOf(`/settlements/${second}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      openingBalance: 1000 - 29 - 30,
      movements: [
        { kind: 'payment', entryCount: 2, amount: 14_000 },
        { kind: 'refund', entryCount: 1, amount: -1500 },
        { kind: 'card_percentage_fee', entryCount: 2, amount: -406 },
        { kind: 'card_flat_fee', entryCount: 2, amount: -60 },
      ],
      closingBalance: 941 + 14_000 - 1500 - 406 - 60,
      closedAt: testPlatform.clock.now().toISOString(),
      unexplained: 0,
    });
  });

  test('starts the first settlement at a balance of zero', async () => {
    await pay(1000);
    const { body } = await reconciliationOf(`/settlements/${await settleAfterDays()}`);
    expect(body).toMatchObject({ openingBalance: 0, closingBalance: 941, unexplained: 0 });
    expect(body).not.toHaveProperty('openedAt');
  });
});

describe('a payout', () => {
  test('explains the change in the balance from the previous payout through a payout, by kind of entry', async () => {
    await pay(10_000);
    await settleAfterDays();
    const first = await withdraw(4000);
    await pay(2000);
    await settleAfterDays();
    const second = await withdraw(1000);
    const { body: before } = await reconciliationOf(`/transactions/${first}`);
    const { body } = await reconciliationOf(`/transactions/${second}`);
    expect(Object(before).closingBalance).toBe(10_000 - 320 - 4000);
    expect(body).toMatchObject({
      openingBalance: Object(before).closingBalance,
      openedAt: Object(before).closedAt,
      movements: [
        { kind: 'payment', entryCount: 1, amount: 2000 },
        { kind: 'card_percentage_fee', entryCount: 1, amount: -58 },
        { kind: 'card_flat_fee', entryCount: 1, amount: -30 },
        { kind: 'payout', entryCount: 1, amount: -1000 },
      ],
      unexplained: 0,
    });
  });

  test('refuses the reconciliation of a transaction other than a payout', async () => {
    const { status, body } = await reconciliationOf(`/transactions/${await pay(1000)}`);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'not_a_payout' });
  });
});

const changeOf = (body: unknown, name: string) =>
  Object(body).changes.find(({ change }: { readonly change: string }) => change === name);

const changesIn = (query: string) =>
  read(testPlatform, merchant, `/accounts/balance-changes?accountId=${merchant.accountId}&${query}`);

describe('balance changes', () => {
  test('returns balance changes between two times by group, each with its count', async () => {
    await pay(1000);
    await settleAfterDays();
    const from = new Date(testPlatform.clock.now().getTime() + 1).toISOString();
    const refunded = await pay(4000);
    await sendRefund(testPlatform, merchant, { transactionId: refunded, amount: 1500 });
    await settleAfterDays();
    await withdraw(700);
    const { status, body } = await changesIn(`from=${from}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      from,
      to: testPlatform.clock.now().toISOString(),
      openingBalance: 941,
      changes: [
        { change: 'payments', entryCount: 1, amount: 4000 },
        { change: 'fees', entryCount: 2, amount: -146 },
        { change: 'refunds', entryCount: 1, amount: -1500 },
        { change: 'disputes', entryCount: 0, amount: 0 },
        { change: 'payouts', entryCount: 1, amount: -700 },
        { change: 'adjustments', entryCount: 0, amount: 0 },
      ],
      closingBalance: 941 + 4000 - 146 - 1500 - 700,
      difference: 0,
    });
    const { body: listed } = await read(
      testPlatform,
      merchant,
      `/accounts/ledger?accountId=${merchant.accountId}&status=settled&change=fees&from=${from}`,
    );
    expect(Object(listed).data.map(({ amount }: { readonly amount: number }) => amount)).toEqual([30, 116]);
  });

  test('includes an entry settled at the beginning of a period and excludes an entry settled at its end', async () => {
    await pay(1000);
    await settleAfterDays();
    const now = testPlatform.clock.now().toISOString();
    const { body: before } = await changesIn(`from=2020-01-01&to=${now}`);
    expect([changeOf(before, 'payments').entryCount, Object(before).closingBalance]).toEqual([0, 0]);
    const { body: after } = await changesIn(`from=${now}`);
    expect([changeOf(after, 'payments').entryCount, Object(after).openingBalance]).toEqual([1, 0]);
  });

  test('returns no balance changes since a time in the future, such as midnight by a clock that is ahead', async () => {
    await pay(1000);
    await settleAfterDays();
    const from = new Date(testPlatform.clock.now().getTime() + dayMs).toISOString();
    const { status, body } = await changesIn(`from=${from}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ from, to: from, openingBalance: 941, closingBalance: 941, difference: 0 });
    expect(changeOf(body, 'payments').entryCount).toBe(0);
  });

  test('refuses balance changes for a period that ends before it begins, and for pending entries', async () => {
    const turned = await changesIn('from=2026-11-02&to=2026-11-01');
    expect([turned.status, Object.keys(Object(turned.body).fields)]).toEqual([400, ['to']]);
    const pending = await read(
      testPlatform,
      merchant,
      `/accounts/ledger?accountId=${merchant.accountId}&status=pending&change=fees`,
    );
    expect([pending.status, Object.keys(Object(pending.body).fields)]).toEqual([400, ['change']]);
  });
});

test('explains every change of the balance after payments, refunds, settlements and payouts', async () => {
  for (const amount of [9000, 700, 12_345]) {
    const paid = await pay(amount);
    if (amount > 1000) await sendRefund(testPlatform, merchant, { transactionId: paid, amount: 333 });
    await settleAfterDays();
    await withdraw(500);
    await withdraw(100);
  }
  const { database } = testPlatform.platform;
  expect(await reconciliationFaults(database, testPlatform.owner, merchant.accountId)).toEqual([]);
});
