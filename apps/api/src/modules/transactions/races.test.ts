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
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { settle } from '../../ledger/settle.ts';

let test: TestPlatform;

beforeAll(async () => {
  test = await testPlatform();
});

afterAll(() => test.close());

const times = <T>(count: number, work: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => work(place)));

const statusCounts = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, { length }]) => [status, length]),
  );

it(
  '50 withdrawals at once take what there is and not a cent more, five times over',
  { meta: { shows: ['threat:3.1', 'asvs:V2.3.2', 'asvs:V2.3.4'] } },
  async () => {
    const merchant = await newMerchant(test, { cardSettlementDays: 0 });
    const card = await addCard(test, merchant);
    const payTo = await addPayoutAccount(test, merchant);
    for (let round = 0; round < 5; round += 1) {
      await sendPayment(test, merchant, { amount: 100_000, paymentInstrumentId: card });
      await settle(test.platform, merchant.accountId);
      const { availableBalance } = await balances(test, merchant);
      const answers = await times(50, () => sendWithdrawal(test, merchant, payTo, 9_700));
      const fitting = Math.floor(availableBalance / 9_700);
      expect(statusCounts(answers)).toEqual({ 201: fitting, 422: 50 - fitting });
      expect((await balances(test, merchant)).availableBalance).toBe(availableBalance - fitting * 9_700);
    }
    await test.platform.background.settled();
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  },
);

it(
  '20 refunds at once never give back more than was paid',
  { meta: { shows: ['threat:3.1', 'asvs:V2.3.4'] } },
  async () => {
    const merchant = await newMerchant(test, { cardSettlementDays: 0 });
    const card = await addCard(test, merchant);
    for (const amount of [undefined, 700, 10_000]) {
      const payment = transactionIn(
        await sendPayment(test, merchant, { amount: 10_000, paymentInstrumentId: card }),
      );
      const refund = { transactionId: payment.id, ...(amount !== undefined && { amount }) };
      // A settlement runs into the middle of them: each refund is booked where its payment is at that moment.
      const [answers] = await Promise.all([
        times(20, () => sendRefund(test, merchant, refund)),
        settle(test.platform, merchant.accountId),
      ]);
      const given = answers
        .filter(({ status }) => status === 201)
        .map((answer) => transactionIn(answer).amount);
      const most = Math.floor(10_000 / (amount ?? 10_000));
      expect(given).toHaveLength(most);
      expect(given.reduce((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(10_000);
      expect(answers.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
    }
    await test.platform.background.settled();
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  },
);

it('payments, refunds, withdrawals and settlements of one account at once keep the books right', async () => {
  const merchant = await newMerchant(test, { cardSettlementDays: 0 });
  const card = await addCard(test, merchant);
  const payTo = await addPayoutAccount(test, merchant);
  await times(60, async (place) => {
    const payment = transactionIn(
      await sendPayment(test, merchant, { amount: 1_000 + place, paymentInstrumentId: card }),
    );
    if (place % 2 === 0) await sendRefund(test, merchant, { transactionId: payment.id, amount: 300 + place });
    if (place % 3 === 0) await settle(test.platform, merchant.accountId);
    if (place % 4 === 0) await sendWithdrawal(test, merchant, payTo, 250);
  });
  await test.platform.background.settled();
  expect(await findViolations(test.platform.database.pool)).toEqual([]);
});
