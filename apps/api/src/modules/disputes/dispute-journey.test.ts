import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  addCard,
  balances,
  newMerchant,
  read,
  sendPayment,
  sendRefund,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { lookForWork, passTime } from '../../../test/passing-time.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { disputeOpened } from '../../ledger/dispute.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { post } from '../../ledger/post.ts';
import { catchUp } from '../../seed/simulation.ts';
import { accountForPlatform } from '../../access/grant-store.ts';
import { findEntryState, findTransaction } from '../transactions/index.ts';
import { closeDispute } from './close-dispute.ts';

let test: TestPlatform;

const dayMs = 86_400_000;

beforeAll(async () => {
  test = await testPlatform();
});

afterAll(() => test.close());

const disputesAnswer = z.array(z.object({ id: z.string(), amount: z.number(), status: z.string() }));

const disputesOf = async (merchant: Merchant) =>
  disputesAnswer.parse((await read(test, merchant, `/disputes?accountId=${merchant.accountId}`)).body);

/** A payment of $100 with the test card that is disputed later, up to the moment where it is. */
const disputed = async (terms: { cardSettlementDays?: number }) => {
  const merchant = await newMerchant(test, terms);
  const card = await addCard(test, merchant, '4000000000000259');
  const payment = transactionIn(
    await sendPayment(test, merchant, { amount: 10_000, paymentInstrumentId: card }),
  );
  await lookForWork(test);
  expect(await disputesOf(merchant)).toEqual([]);
  await passTime(test, 3000);
  return { merchant, payment };
};

describe('a payment with the card that is disputed', () => {
  it('is held with its penalty where its money is, and cannot be refunded', async () => {
    const { merchant, payment } = await disputed({});
    expect(await disputesOf(merchant)).toEqual([
      { id: expect.any(String), amount: 10_000, status: 'pending' },
    ]);
    expect(await balances(test, merchant)).toEqual({ pendingBalance: -1_820, availableBalance: 0 });
    const refund = await sendRefund(test, merchant, { transactionId: payment.id, amount: 1 });
    expect([refund.status, refund.body]).toEqual([409, expect.objectContaining({ code: 'dispute_open' })]);
    await lookForWork(test);
    expect(await disputesOf(merchant)).toHaveLength(1);
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  });

  it('that holds less than was paid leaves nothing to refund while it is open', async () => {
    const merchant = await newMerchant(test);
    const card = await addCard(test, merchant);
    const { id } = transactionIn(
      await sendPayment(test, merchant, { amount: 10_000, paymentInstrumentId: card }),
    );
    const refundable = async () =>
      transactionIn(await read(test, merchant, `/transactions/${id}`)).refundableAmount;
    expect(await refundable()).toBe(10_000);
    const payment = await findTransaction(test.platform.database, accountForPlatform(merchant), id);
    if (payment === undefined) throw new Error('The payment is gone.');
    const opened = disputeOpened({
      payment,
      paymentState: await findEntryState(test.platform.database, id),
      disputeId: test.platform.newIdentifier('dsp'),
      amountCents: 1_000,
      reason: 'fraudulent',
      respondBy: new Date(test.clock.now().getTime() + dayMs),
      newIdentifier: test.platform.newIdentifier,
    });
    expect(await post(test.platform, opened)).toMatchObject({ ok: true });
    expect(await refundable()).toBe(0);
  });

  it('that is won gives the hold back, and can be refunded again', async () => {
    const { merchant, payment } = await disputed({ cardSettlementDays: 0 });
    expect(await balances(test, merchant)).toEqual({ pendingBalance: 0, availableBalance: -1_820 });
    const [dispute] = await disputesOf(merchant);
    await closeDispute(test.platform, dispute?.id ?? '', 'won');
    await closeDispute(test.platform, dispute?.id ?? '', 'lost');
    expect(await disputesOf(merchant)).toMatchObject([{ status: 'won' }]);
    expect((await balances(test, merchant)).availableBalance).toBe(8_180);
    expect((await sendRefund(test, merchant, { transactionId: payment.id })).status).toBe(201);
    await test.platform.background.settled();
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  });

  it.each([
    ['still pending', 40],
    ['settled', 0],
  ])('that nobody answers is lost at its deadline, its money %s: a chargeback, net zero', async (_, days) => {
    const { merchant, payment } = await disputed({ cardSettlementDays: days });
    const held = await balances(test, merchant);
    await passTime(test, 14 * dayMs + 1);
    expect(await disputesOf(merchant)).toMatchObject([{ status: 'lost' }]);
    expect(await balances(test, merchant)).toEqual(held);
    const related = await read(
      test,
      merchant,
      `/transactions?accountId=${merchant.accountId}&parentTransactionId=${payment.id}`,
    );
    expect(related.body).toMatchObject({
      totalCount: 1,
      transactions: [{ subtype: 'chargeback', type: 'push', amount: 10_000, status: 'succeeded' }],
    });
    const refund = await sendRefund(test, merchant, { transactionId: payment.id });
    expect(refund.body).toMatchObject({ code: 'nothing_refundable' });
    await catchUp(test.platform, test.clock, new Date(test.clock.now().getTime() + 60 * dayMs));
    expect((await balances(test, merchant)).availableBalance).toBe(-1_820);
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  });

  it('ends once, whoever ends it at the same moment', async () => {
    const { merchant } = await disputed({});
    const [dispute] = await disputesOf(merchant);
    const endings = Array.from({ length: 20 }, (_, place) => (place % 2 === 0 ? 'won' : 'lost'));
    await Promise.all(endings.map((ending) => closeDispute(test.platform, dispute?.id ?? '', ending)));
    const [closed] = await disputesOf(merchant);
    const { pendingBalance } = await balances(test, merchant);
    expect([closed?.status, pendingBalance]).toEqual(
      closed?.status === 'won' ? ['won', 8_180] : ['lost', -1_820],
    );
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  });

  it('that is looked into is not lost at its deadline', async () => {
    const { merchant } = await disputed({});
    await test.owner.query(`update disputes set status = 'under_review' where account_id = $1`, [
      merchant.accountId,
    ]);
    await passTime(test, 30 * dayMs);
    expect(await disputesOf(merchant)).toMatchObject([{ status: 'under_review' }]);
    const [dispute] = await disputesOf(merchant);
    await closeDispute(test.platform, dispute?.id ?? '', 'lost');
    expect(await disputesOf(merchant)).toMatchObject([{ status: 'lost' }]);
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  });

  it('is held only as far as it was not given back already', async () => {
    const merchant = await newMerchant(test);
    const card = await addCard(test, merchant, '4000000000000259');
    const payment = transactionIn(
      await sendPayment(test, merchant, { amount: 10_000, paymentInstrumentId: card }),
    );
    await sendRefund(test, merchant, { transactionId: payment.id, amount: 2_500 });
    await passTime(test, 3000);
    expect(await disputesOf(merchant)).toMatchObject([{ amount: 7_500 }]);
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  });
});
