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
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { settle } from '../../ledger/settle.ts';
import { catchUp } from '../../seed/simulation.ts';

let test: TestPlatform;
let merchant: Merchant;
let card: string;

beforeAll(async () => {
  test = await testPlatform();
  merchant = await newMerchant(test);
  card = await addCard(test, merchant);
});

afterAll(() => test.close());

const pay = async (amount: number) =>
  transactionIn(await sendPayment(test, merchant, { amount, paymentInstrumentId: card }));

const codeOf = async (body: Readonly<Record<string, unknown>>) =>
  (await sendRefund(test, merchant, body)).body;

describe('a refund', () => {
  it('is refused of more than is left, of nothing left, and of anything but a succeeded payment', async () => {
    const payment = await pay(1_000);
    expect(await codeOf({ transactionId: payment.id, amount: 1_001 })).toMatchObject({
      code: 'amount_over_refundable',
    });
    const refund = transactionIn(
      await sendRefund(test, merchant, { transactionId: payment.id, amount: 999 }),
    );
    expect(await codeOf({ transactionId: payment.id, amount: 2 })).toMatchObject({
      code: 'amount_over_refundable',
    });
    expect(transactionIn(await sendRefund(test, merchant, { transactionId: payment.id })).amount).toBe(1);
    expect(await codeOf({ transactionId: payment.id })).toMatchObject({ code: 'nothing_refundable' });
    expect(await codeOf({ transactionId: refund.id })).toMatchObject({ code: 'not_refundable' });
    const bank = await addBankAccount(test, merchant);
    const pending = await sendPayment(test, merchant, {
      amount: 1_000,
      method: 'ach',
      paymentInstrumentId: bank,
    });
    expect(await codeOf({ transactionId: transactionIn(pending).id })).toMatchObject({
      code: 'not_refundable',
    });
  });

  it.each([
    ['pending, with its payment', false],
    ['settled at once, as its payment is', true],
  ])('that the bank refuses comes back: %s', async (_, isSettled) => {
    await test.platform.background.settled();
    await catchUp(test.platform, test.clock, new Date(test.clock.now().getTime() + 10_000));
    const before = await balances(test, merchant);
    const payment = await pay(5_000);
    if (isSettled) {
      test.clock.moveBy(8 * 86_400_000);
      await settle(test.platform, merchant.accountId);
    }
    const afterPayment = await balances(test, merchant);
    expect(afterPayment).not.toEqual(before);
    const refund = await sendRefund(test, merchant, { transactionId: payment.id, amount: 1_013 });
    expect(transactionIn(refund).status).toBe('pending');
    const side = isSettled ? 'availableBalance' : 'pendingBalance';
    expect((await balances(test, merchant))[side]).toBe(afterPayment[side] - 1_013);
    await test.platform.background.settled();
    await catchUp(test.platform, test.clock, new Date(test.clock.now().getTime() + 10_000));
    expect(await balances(test, merchant)).toEqual(afterPayment);
    expect(transactionIn(await sendRefund(test, merchant, { transactionId: payment.id })).amount).toBe(5_000);
    await test.platform.background.settled();
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  });

  it('that the bank refuses after its payment was settled is given back to the available balance', async () => {
    const payment = await pay(9_000);
    await sendRefund(test, merchant, { transactionId: payment.id, amount: 2_013 });
    // The bank takes longer than the settlement: the refund settles with its payment before it fails.
    await test.platform.background.settled();
    test.clock.moveBy(8 * 86_400_000);
    await settle(test.platform, merchant.accountId);
    const { availableBalance } = await balances(test, merchant);
    await catchUp(test.platform, test.clock, new Date(test.clock.now().getTime() + 10_000));
    expect((await balances(test, merchant)).availableBalance).toBe(availableBalance + 2_013);
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  });

  it(
    'takes a payment in parts to exactly nothing, of two at once only what is left',
    { meta: { shows: ['spec:2.97'] } },
    async () => {
      const payment = await pay(10_000);
      const leftOf = async () =>
        transactionIn(await read(test, merchant, `/transactions/${payment.id}`)).refundableAmount;
      const refund = (amount: number) => sendRefund(test, merchant, { transactionId: payment.id, amount });
      expect((await refund(3_333)).status).toBe(201);
      expect(await leftOf()).toBe(6_667);
      const both = await Promise.all([refund(6_667), refund(6_667)]);
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
      expect(await leftOf()).toBe(0);
      const before = await balances(test, merchant);
      const beyond = await refund(1);
      expect([beyond.status, beyond.body]).toMatchObject([409, { code: 'nothing_refundable' }]);
      expect(await balances(test, merchant)).toEqual(before);
      await test.platform.background.settled();
      expect(await findViolations(test.platform.database.pool)).toEqual([]);
    },
  );

  it(
    'that the bank refuses says why, and what it took is left again',
    { meta: { shows: ['spec:2.98'] } },
    async () => {
      const payment = await pay(5_000);
      const sent = { transactionId: payment.id, amount: 1_013, reason: 'Wrong amount: twice as much' };
      const refund = transactionIn(await sendRefund(test, merchant, sent));
      await test.platform.background.settled();
      await catchUp(test.platform, test.clock, new Date(test.clock.now().getTime() + 10_000));
      expect((await read(test, merchant, `/transactions/${refund.id}`)).body).toMatchObject({
        status: 'failed',
        failureCode: 'refund_refused',
        failureMessage: expect.stringMatching(/\w+/),
        description: 'Wrong amount: twice as much',
      });
      const { refundableAmount } = transactionIn(await read(test, merchant, `/transactions/${payment.id}`));
      expect(refundableAmount).toBe(5_000);
    },
  );
});
