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
import { runDueJobs, passTime } from '../../../test/passing-time.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { disputeOpened } from '../../ledger/dispute.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { post } from '../../ledger/post.ts';
import { catchUp } from '../../programs/seed/simulation.ts';
import { accountForPlatform } from '../../access/grant-store.ts';
import { findEntryState, findTransaction } from '../transactions/index.ts';
import { closeDispute } from './close-dispute.ts';

let testPlatform: TestPlatform;

const dayMs = 86_400_000;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

const disputesResponse = z.array(z.object({ id: z.string(), amount: z.number(), status: z.string() }));

const disputesOf = async (merchant: Merchant) =>
  disputesResponse.parse(
    (await read(testPlatform, merchant, `/disputes?accountId=${merchant.accountId}`)).body,
  );

const close = ({ accountId }: Merchant, id: string | undefined, status: 'won' | 'lost') =>
  closeDispute(testPlatform.platform, { accountId, id: id ?? '' }, status);

/** Creates a $100 payment with the disputed test card and lets its dispute open. */
const disputed = async (terms: { cardSettlementDays?: number }) => {
  const merchant = await newMerchant(testPlatform, terms);
  const card = await addCard(testPlatform, merchant, '4000000000000259');
  const payment = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId: card }),
  );
  await runDueJobs(testPlatform);
  expect(await disputesOf(merchant)).toEqual([]);
  await passTime(testPlatform, 3000);
  return { merchant, payment };
};

describe('a disputed payment', () => {
  it('debits a disputed payment and the penalty fee from the balance that has the payment, and refuses refunds', async () => {
    const { merchant, payment } = await disputed({});
    expect(await disputesOf(merchant)).toEqual([
      { id: expect.any(String), amount: 10_000, status: 'pending' },
    ]);
    expect(await balances(testPlatform, merchant)).toEqual({ pendingBalance: -1_820, availableBalance: 0 });
    const refund = await sendRefund(testPlatform, merchant, { transactionId: payment.id, amount: 1 });
    expect([refund.status, refund.body]).toEqual([409, expect.objectContaining({ code: 'dispute_open' })]);
    await runDueJobs(testPlatform);
    expect(await disputesOf(merchant)).toHaveLength(1);
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });

  it('returns a refundable amount of zero for a payment with an open dispute over a part', async () => {
    const merchant = await newMerchant(testPlatform);
    const card = await addCard(testPlatform, merchant);
    const { id } = transactionIn(
      await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId: card }),
    );
    const refundable = async () =>
      transactionIn(await read(testPlatform, merchant, `/transactions/${id}`)).refundableAmount;
    expect(await refundable()).toBe(10_000);
    const payment = await findTransaction(testPlatform.platform.database, accountForPlatform(merchant), id);
    if (payment === undefined) throw new Error('The payment is gone.');
    const opened = disputeOpened({
      payment,
      paymentState: await findEntryState(testPlatform.platform.database, payment),
      disputeId: testPlatform.platform.newIdentifier('dsp'),
      amountCents: 1_000,
      reason: 'fraudulent',
      respondBy: new Date(testPlatform.clock.now().getTime() + dayMs),
      newIdentifier: testPlatform.platform.newIdentifier,
    });
    expect(await post(testPlatform.platform, opened)).toMatchObject({ ok: true });
    expect(await refundable()).toBe(0);
  });

  it('releases the hold of a won dispute and permits refunds again', async () => {
    const { merchant, payment } = await disputed({ cardSettlementDays: 0 });
    expect(await balances(testPlatform, merchant)).toEqual({ pendingBalance: 0, availableBalance: -1_820 });
    const [dispute] = await disputesOf(merchant);
    await close(merchant, dispute?.id, 'won');
    await close(merchant, dispute?.id, 'lost');
    expect(await disputesOf(merchant)).toMatchObject([{ status: 'won' }]);
    expect((await balances(testPlatform, merchant)).availableBalance).toBe(8_180);
    expect((await sendRefund(testPlatform, merchant, { transactionId: payment.id })).status).toBe(201);
    await testPlatform.platform.background.settled();
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });

  it.each([
    ['still pending', 40],
    ['settled', 0],
  ])(
    'loses an unanswered dispute at its deadline with a chargeback that leaves the balances unchanged, while the money is %s',
    async (_, days) => {
      const { merchant, payment } = await disputed({ cardSettlementDays: days });
      const held = await balances(testPlatform, merchant);
      await passTime(testPlatform, 14 * dayMs + 1);
      expect(await disputesOf(merchant)).toMatchObject([{ status: 'lost' }]);
      expect(await balances(testPlatform, merchant)).toEqual(held);
      const related = await read(
        testPlatform,
        merchant,
        `/transactions?accountId=${merchant.accountId}&parentTransactionId=${payment.id}`,
      );
      expect(related.body).toMatchObject({
        totalCount: 1,
        transactions: [{ subtype: 'chargeback', type: 'push', amount: 10_000, status: 'succeeded' }],
      });
      const refund = await sendRefund(testPlatform, merchant, { transactionId: payment.id });
      expect(refund.body).toMatchObject({ code: 'nothing_refundable' });
      await catchUp(
        testPlatform.platform,
        testPlatform.clock,
        new Date(testPlatform.clock.now().getTime() + 60 * dayMs),
      );
      expect((await balances(testPlatform, merchant)).availableBalance).toBe(-1_820);
      expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
    },
  );

  it('closes a dispute once for concurrent requests', async () => {
    const { merchant } = await disputed({});
    const [dispute] = await disputesOf(merchant);
    const endings = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'won' : 'lost'));
    await Promise.all(endings.map((ending) => close(merchant, dispute?.id, ending)));
    const [closed] = await disputesOf(merchant);
    const { pendingBalance } = await balances(testPlatform, merchant);
    expect([closed?.status, pendingBalance]).toEqual(
      closed?.status === 'won' ? ['won', 8_180] : ['lost', -1_820],
    );
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });

  it('keeps a dispute open past its deadline while the bank is deciding', async () => {
    const { merchant } = await disputed({});
    await testPlatform.owner.query(`update disputes set status = 'under_review' where account_id = $1`, [
      merchant.accountId,
    ]);
    await passTime(testPlatform, 30 * dayMs);
    expect(await disputesOf(merchant)).toMatchObject([{ status: 'under_review' }]);
    const [dispute] = await disputesOf(merchant);
    await close(merchant, dispute?.id, 'lost');
    expect(await disputesOf(merchant)).toMatchObject([{ status: 'lost' }]);
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });

  it('holds only the amount of a disputed payment that was not refunded', async () => {
    const merchant = await newMerchant(testPlatform);
    const card = await addCard(testPlatform, merchant, '4000000000000259');
    const payment = transactionIn(
      await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId: card }),
    );
    await sendRefund(testPlatform, merchant, { transactionId: payment.id, amount: 2_500 });
    await passTime(testPlatform, 3000);
    expect(await disputesOf(merchant)).toMatchObject([{ amount: 7_500 }]);
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });
});
