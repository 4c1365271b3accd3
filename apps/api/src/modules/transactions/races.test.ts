import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addCard,
  addPayoutAccount,
  balances,
  newMerchant,
  sendPayment,
  sendRefund,
  sendWithdrawal,
  transactionIn,
} from '../../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { settle } from '../../ledger/settle.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

const times = <T>(count: number, result: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => result(index)));

const statusCounts = (responses: readonly { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(responses, ({ status }) => status)].map(([status, { length }]) => [status, length]),
  );

it(
  'pays out no more than the balance in 50 concurrent withdrawals, five times',
  { meta: { shows: ['threat:3.1', 'asvs:V2.3.2', 'asvs:V2.3.4'] } },
  async () => {
    const merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
    const card = await addCard(testPlatform, merchant);
    const payTo = await addPayoutAccount(testPlatform, merchant);
    for (let round = 0; round < 5; round += 1) {
      await sendPayment(testPlatform, merchant, { amount: 100_000, paymentInstrumentId: card });
      await settle(testPlatform.platform, merchant.accountId);
      const { availableBalance } = await balances(testPlatform, merchant);
      const responses = await times(50, () => sendWithdrawal(testPlatform, merchant, payTo, 9_700));
      const fitting = Math.floor(availableBalance / 9_700);
      expect(statusCounts(responses)).toEqual({ 201: fitting, 422: 50 - fitting });
      expect((await balances(testPlatform, merchant)).availableBalance).toBe(
        availableBalance - fitting * 9_700,
      );
    }
    await testPlatform.platform.background.settled();
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  },
);

it(
  'refunds no more than the payment in 20 concurrent refunds',
  { meta: { shows: ['threat:3.1', 'asvs:V2.3.4'] } },
  async () => {
    const merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
    const card = await addCard(testPlatform, merchant);
    for (const amount of [undefined, 700, 10_000]) {
      const payment = transactionIn(
        await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId: card }),
      );
      const refund = { transactionId: payment.id, ...(amount !== undefined && { amount }) };
      // Refunds during a settlement are posted to the balance that holds their payment.
      const [responses] = await Promise.all([
        times(20, () => sendRefund(testPlatform, merchant, refund)),
        settle(testPlatform.platform, merchant.accountId),
      ]);
      const given = responses
        .filter(({ status }) => status === 201)
        .map((response) => transactionIn(response).amount);
      const most = Math.floor(10_000 / (amount ?? 10_000));
      expect(given).toHaveLength(most);
      expect(given.reduce((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(10_000);
      expect(responses.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
    }
    await testPlatform.platform.background.settled();
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  },
);

it('balances the books after concurrent payments, refunds, withdrawals and settlements of one account', async () => {
  const merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
  const card = await addCard(testPlatform, merchant);
  const payTo = await addPayoutAccount(testPlatform, merchant);
  await times(60, async (index) => {
    const payment = transactionIn(
      await sendPayment(testPlatform, merchant, { amount: 1_000 + index, paymentInstrumentId: card }),
    );
    if (index % 2 === 0)
      await sendRefund(testPlatform, merchant, { transactionId: payment.id, amount: 300 + index });
    if (index % 3 === 0) await settle(testPlatform.platform, merchant.accountId);
    if (index % 4 === 0) await sendWithdrawal(testPlatform, merchant, payTo, 250);
  });
  await testPlatform.platform.background.settled();
  expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
});
