import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { availabilityFaults } from '../../../test/available-account.ts';
import { disputeOf } from '../../../test/disputed.ts';
import {
  addBankAccount,
  addCard,
  balances,
  newMerchant,
  read,
  sendPayment,
  sendRefund,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';
import { moveClock } from '../../../test/passing-time.ts';

const dayMs = 86_400_000;

let testPlatform: TestPlatform;
let merchant: Merchant;
let card: string;

beforeAll(async () => {
  // A Wednesday at 10 AM in New York.
  testPlatform = await startTestPlatform({
    environment: { SANDBOX_DELAY_MS: '0' },
    startsAt: new Date('2026-11-18T15:00:00.000Z'),
  });
});
afterAll(() => testPlatform.close());

beforeEach(async () => {
  merchant = await newMerchant(testPlatform);
  card = await addCard(testPlatform, merchant);
});

const pay = async (amount: number, body: object = {}) =>
  transactionIn(await sendPayment(testPlatform, merchant, { paymentInstrumentId: card, amount, ...body })).id;

const available = async () =>
  Object((await read(testPlatform, merchant, `/accounts/availability?accountId=${merchant.accountId}`)).body);

const faults = async () =>
  availabilityFaults(
    testPlatform,
    merchant.accountId,
    (await balances(testPlatform, merchant)).pendingBalance,
  );

test('returns no days and no holds for an account without activity, and the times at which new payments become available', async () => {
  expect(await available()).toEqual({
    pendingBalance: 0,
    days: [],
    accruing: {
      closesAt: '2026-11-19T05:00:00.000Z',
      cardReadyAt: '2026-11-20T14:00:00.000Z',
      bankReadyAt: '2026-11-24T14:00:00.000Z',
    },
    held: { amount: 0, count: 0, holds: [] },
    uncleared: { amount: 0, count: 0 },
  });
});

describe('the pending balance', () => {
  test(
    'splits the pending balance by the banking days on which it becomes available',
    { meta: { shows: ['spec:2.79'] } },
    async () => {
      await pay(10_000);
      const refunded = await pay(4000);
      await moveClock(testPlatform, dayMs);
      await pay(2500);
      await moveClock(testPlatform, dayMs);
      await sendRefund(testPlatform, merchant, { transactionId: refunded, amount: 1500 });
      await testPlatform.platform.background.settled();
      await pay(700);
      const { days, pendingBalance } = await available();
      expect(days).toEqual([
        {
          day: '2026-11-20',
          readyAt: '2026-11-20T14:00:00.000Z',
          amount: 10_000 - 320 + 4000 - 146 - 1500,
          entryCount: 7,
        },
        { day: '2026-11-23', readyAt: '2026-11-23T14:00:00.000Z', amount: 2500 - 103, entryCount: 3 },
        { day: '2026-11-24', readyAt: '2026-11-24T14:00:00.000Z', amount: 700 - 50, entryCount: 3 },
      ]);
      expect(pendingBalance).toBe((await balances(testPlatform, merchant)).pendingBalance);
      expect(await faults()).toEqual([]);
    },
  );

  test('omits settled money from the days', async () => {
    await pay(10_000);
    await moveClock(testPlatform, 7 * dayMs);
    await settle(testPlatform.platform, merchant.accountId);
    expect(await available()).toMatchObject({ pendingBalance: 0, days: [] });
  });
});

describe('the held amount', () => {
  test(
    'lists the holds of open disputes, the nearest deadline first, outside of both balances',
    { meta: { shows: ['spec:2.79'] } },
    async () => {
      const [first, second] = [await pay(9000), await pay(4000)];
      const earlier = await disputeOf(testPlatform, first);
      await moveClock(testPlatform, 60_000);
      const later = await disputeOf(testPlatform, second);
      const { held } = await available();
      expect(held).toMatchObject({
        amount: 13_000,
        count: 2,
        holds: [
          { disputeId: earlier, transactionId: first, amount: 9000, status: 'pending' },
          { disputeId: later, transactionId: second, amount: 4000, status: 'pending' },
        ],
      });
      expect(await faults()).toEqual([]);
    },
  );

  test(
    'returns an uncleared bank payment separately from the pending balance',
    { meta: { shows: ['spec:2.79'] } },
    async () => {
      const bank = await addBankAccount(testPlatform, merchant);
      await pay(25_000, { method: 'ach', paymentInstrumentId: bank });
      expect(await available()).toMatchObject({
        pendingBalance: 0,
        days: [],
        uncleared: { amount: 25_000, count: 1 },
      });
    },
  );
});
