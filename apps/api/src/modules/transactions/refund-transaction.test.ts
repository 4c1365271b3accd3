import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { findViolations } from '../../ledger/invariants.ts';
import { settle } from '../../ledger/settle.ts';
import { catchUp } from '../../programs/seed/simulation.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let card: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform);
  card = await addCard(testPlatform, merchant);
});

afterAll(() => testPlatform.close());

const pay = async (amount: number) =>
  transactionIn(await sendPayment(testPlatform, merchant, { amount, paymentInstrumentId: card }));

const codeOf = async (body: Readonly<Record<string, unknown>>) =>
  (await sendRefund(testPlatform, merchant, body)).body;

describe('a refund', () => {
  it('refuses a refund above the refundable amount, of a fully refunded payment, and of an unsuccessful payment', async () => {
    const payment = await pay(1_000);
    expect(await codeOf({ transactionId: payment.id, amount: 1_001 })).toMatchObject({
      code: 'amount_over_refundable',
    });
    const refund = transactionIn(
      await sendRefund(testPlatform, merchant, { transactionId: payment.id, amount: 999 }),
    );
    expect(await codeOf({ transactionId: payment.id, amount: 2 })).toMatchObject({
      code: 'amount_over_refundable',
    });
    expect(
      transactionIn(await sendRefund(testPlatform, merchant, { transactionId: payment.id })).amount,
    ).toBe(1);
    expect(await codeOf({ transactionId: payment.id })).toMatchObject({ code: 'nothing_refundable' });
    expect(await codeOf({ transactionId: refund.id })).toMatchObject({ code: 'not_refundable' });
    const bank = await addBankAccount(testPlatform, merchant);
    const pending = await sendPayment(testPlatform, merchant, {
      amount: 1_000,
      method: 'ach',
      paymentInstrumentId: bank,
    });
    expect(await codeOf({ transactionId: transactionIn(pending).id })).toMatchObject({
      code: 'not_refundable',
    });
  });

  it.each([
    ['pending like its payment', false],
    ['settled like its payment', true],
  ])('returns a refused refund to the balance that it was taken from if it was %s', async (_, isSettled) => {
    await testPlatform.platform.background.settled();
    await catchUp(
      testPlatform.platform,
      testPlatform.clock,
      new Date(testPlatform.clock.now().getTime() + 10_000),
    );
    const before = await balances(testPlatform, merchant);
    const payment = await pay(5_000);
    if (isSettled) {
      await moveClock(testPlatform, 8 * 86_400_000);
      await settle(testPlatform.platform, merchant.accountId);
    }
    const afterPayment = await balances(testPlatform, merchant);
    expect(afterPayment).not.toEqual(before);
    const refund = await sendRefund(testPlatform, merchant, { transactionId: payment.id, amount: 1_013 });
    expect(transactionIn(refund).status).toBe('pending');
    const side = isSettled ? 'availableBalance' : 'pendingBalance';
    expect((await balances(testPlatform, merchant))[side]).toBe(afterPayment[side] - 1_013);
    await testPlatform.platform.background.settled();
    await catchUp(
      testPlatform.platform,
      testPlatform.clock,
      new Date(testPlatform.clock.now().getTime() + 10_000),
    );
    expect(await balances(testPlatform, merchant)).toEqual(afterPayment);
    expect(
      transactionIn(await sendRefund(testPlatform, merchant, { transactionId: payment.id })).amount,
    ).toBe(5_000);
    await testPlatform.platform.background.settled();
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });

  it('returns a refund to the available balance when the bank refuses it after its payment settled', async () => {
    const payment = await pay(9_000);
    await sendRefund(testPlatform, merchant, { transactionId: payment.id, amount: 2_013 });
    // The refund settles with its payment, and the bank refuses it later.
    await testPlatform.platform.background.settled();
    await moveClock(testPlatform, 8 * 86_400_000);
    await settle(testPlatform.platform, merchant.accountId);
    const { availableBalance } = await balances(testPlatform, merchant);
    await catchUp(
      testPlatform.platform,
      testPlatform.clock,
      new Date(testPlatform.clock.now().getTime() + 10_000),
    );
    expect((await balances(testPlatform, merchant)).availableBalance).toBe(availableBalance + 2_013);
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });

  it(
    'refunds a payment in parts to exactly zero, also concurrently',
    { meta: { shows: ['spec:2.97'] } },
    async () => {
      const payment = await pay(10_000);
      const leftOf = async () =>
        transactionIn(await read(testPlatform, merchant, `/transactions/${payment.id}`)).refundableAmount;
      const refund = (amount: number) =>
        sendRefund(testPlatform, merchant, { transactionId: payment.id, amount });
      expect((await refund(3_333)).status).toBe(201);
      expect(await leftOf()).toBe(6_667);
      const both = await Promise.all([refund(6_667), refund(6_667)]);
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
      expect(await leftOf()).toBe(0);
      const before = await balances(testPlatform, merchant);
      const beyond = await refund(1);
      expect([beyond.status, beyond.body]).toMatchObject([409, { code: 'nothing_refundable' }]);
      expect(await balances(testPlatform, merchant)).toEqual(before);
      await testPlatform.platform.background.settled();
      expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
    },
  );

  it(
    'shows the reason of a refused refund, and makes its amount refundable again',
    { meta: { shows: ['spec:2.98'] } },
    async () => {
      const payment = await pay(5_000);
      const sent = { transactionId: payment.id, amount: 1_013, reason: 'Wrong amount: twice as much' };
      const refund = transactionIn(await sendRefund(testPlatform, merchant, sent));
      await testPlatform.platform.background.settled();
      await catchUp(
        testPlatform.platform,
        testPlatform.clock,
        new Date(testPlatform.clock.now().getTime() + 10_000),
      );
      expect((await read(testPlatform, merchant, `/transactions/${refund.id}`)).body).toMatchObject({
        status: 'failed',
        failureCode: 'refund_refused',
        failureMessage: expect.stringMatching(/\w+/),
        description: 'Wrong amount: twice as much',
      });
      const { refundableAmount } = transactionIn(
        await read(testPlatform, merchant, `/transactions/${payment.id}`),
      );
      expect(refundableAmount).toBe(5_000);
    },
  );
});
