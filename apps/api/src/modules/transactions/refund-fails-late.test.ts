import { eq } from '../../db/drizzle/query.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  addBankAccount,
  addCard,
  addPayoutAccount,
  balances,
  newMerchant,
  read,
  sendPayment,
  sendRefund,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { runDueJobs, passTime, moveClock } from '../../../test/passing-time.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { transactions } from '../../db/schema/index.ts';
import { findViolations } from '../../ledger/invariants.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import { settle } from '../../ledger/settle.ts';
import { catchUp } from '../../programs/seed/simulation.ts';
import { closeDispute } from '../disputes/close-dispute.ts';
import { processDisputeNotice } from '../disputes/open-dispute.ts';
import { storeNotice } from './notices/store.ts';
import { resolveTransaction } from './resolve-transaction.ts';
import { processReturnNotice } from './process-return-notice.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

const dayMs = 86_400_000;

const violations = () => findViolations(testPlatform.platform.database.pool);

const transactionOf = async (id: string): Promise<TransactionRow> => {
  const [row] = await testPlatform.platform.database.drizzle
    .select()
    .from(transactions)
    .where(eq(transactions.id, id));
  return row ?? expect.fail(`There is no transaction ${id}.`);
};

const resolve = async (id: string) => resolveTransaction(testPlatform.platform, await transactionOf(id));

const isConfirmed = async (paymentId: string): Promise<boolean> => {
  const told = [
    ...(await testPlatform.platform.processor.disputes()),
    ...(await testPlatform.platform.processor.returns()),
  ];
  return !told.some(({ key }) => key === paymentId);
};

const disputesResponse = z.array(z.object({ id: z.string(), amount: z.number(), status: z.string() }));

const disputesOf = async (merchant: Merchant) =>
  disputesResponse.parse(
    (await read(testPlatform, merchant, `/disputes?accountId=${merchant.accountId}`)).body,
  );

const close = ({ accountId }: Merchant, id: string | undefined, status: 'won' | 'lost') =>
  closeDispute(testPlatform.platform, { accountId, id: id ?? '' }, status);

const eventsResponse = z.array(z.object({ kind: z.string(), amount: z.optional(z.number()) }));

/** Returns the dispute's events on the timelines of the payment and of the dispute. */
const toldOfDispute = async (merchant: Merchant, paymentId: string, disputeId = '') => {
  const ofPayment = await read(testPlatform, merchant, `/transactions/${paymentId}/timeline`);
  const ofDispute = await read(testPlatform, merchant, `/disputes/${disputeId}`);
  const events = z.object({ events: eventsResponse }).parse(ofPayment.body).events;
  return {
    payment: events
      .filter(({ kind }) => kind.startsWith('dispute') || kind === 'charged_back')
      .map(({ kind, amount }) => [kind, amount]),
    dispute: z
      .object({ timeline: eventsResponse })
      .parse(ofDispute.body)
      .timeline.map(({ kind, amount }) => (amount === undefined ? kind : [kind, amount])),
  };
};

const entriesResponse = z.object({
  data: z.array(
    z.object({
      amount: z.number(),
      type: z.enum(['credit', 'debit']),
      category: z.string(),
    }),
  ),
});

const signedEntries = async (merchant: Merchant, transactionId: string, category: string) => {
  const path = `/accounts/ledger?transactionId=${transactionId}&sortBy=createdAt&sortOrder=asc`;
  const { data } = entriesResponse.parse((await read(testPlatform, merchant, path)).body);
  return data
    .filter((entry) => entry.category === category)
    .map(({ type, amount }) => (type === 'credit' ? amount : -amount));
};

const relatedResponse = z.object({
  transactions: z.array(z.object({ amount: z.number(), subtype: z.optional(z.string()) })),
});

const followed = async (merchant: Merchant, paymentId: string, subtype: string) => {
  const path = `/transactions?accountId=${merchant.accountId}&parentTransactionId=${paymentId}&subtype=${subtype}`;
  const related = relatedResponse.parse((await read(testPlatform, merchant, path)).body);
  return related.transactions.map(({ amount }) => amount).toReversed();
};

const refundableAmount = async (merchant: Merchant, id: string) =>
  transactionIn(await read(testPlatform, merchant, `/transactions/${id}`)).refundableAmount;

/** Creates a payment with a card that is disputed later, and a refund 1.8 seconds after the payment. */
const refundedCardPayment = async (amount: number, refundAmount?: number) => {
  const merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
  const paymentInstrumentId = await addCard(testPlatform, merchant, '4000000000000259');
  const { id } = transactionIn(await sendPayment(testPlatform, merchant, { amount, paymentInstrumentId }));
  await passTime(testPlatform, 1800);
  const refund = await sendRefund(testPlatform, merchant, {
    transactionId: id,
    ...(refundAmount !== undefined && { amount: refundAmount }),
  });
  expect(refund.status).toBe(201);
  return { merchant, id, refundId: transactionIn(refund).id };
};

describe('a dispute of a card payment with a pending refund', () => {
  it('opens a dispute when the full refund fails, and confirms its notice only then', async () => {
    const { merchant, id } = await refundedCardPayment(6413);
    const fees = 186 + 30;
    await passTime(testPlatform, 1200);
    expect(await disputesOf(merchant)).toEqual([]);
    expect(await isConfirmed(id)).toBe(false);
    await passTime(testPlatform, 1800);
    expect(await disputesOf(merchant)).toMatchObject([{ amount: 6413, status: 'pending' }]);
    expect(await balances(testPlatform, merchant)).toEqual({
      pendingBalance: 0,
      availableBalance: -fees - 1500,
    });
    expect(await refundableAmount(merchant, id)).toBe(0);
    await runDueJobs(testPlatform);
    expect(await isConfirmed(id)).toBe(true);
    expect(await disputesOf(merchant)).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  it("holds the rest of a partly refunded payment immediately, and the refund's amount when the refund fails", async () => {
    const { merchant, id } = await refundedCardPayment(10_000, 4013);
    await passTime(testPlatform, 1200);
    const [opened] = await disputesOf(merchant);
    expect(opened).toMatchObject({ amount: 5987, status: 'pending' });
    expect((await balances(testPlatform, merchant)).availableBalance).toBe(-320 - 1500);
    expect(await isConfirmed(id)).toBe(false);
    await passTime(testPlatform, 1800);
    expect(await disputesOf(merchant)).toEqual([{ ...opened, amount: 10_000 }]);
    expect(await signedEntries(merchant, id, 'dispute_hold')).toEqual([-5987, -4013]);
    expect(await signedEntries(merchant, id, 'dispute_penalty_fee')).toEqual([-1500]);
    expect((await balances(testPlatform, merchant)).availableBalance).toBe(-320 - 1500);
    await runDueJobs(testPlatform);
    expect(await isConfirmed(id)).toBe(true);
    expect(await toldOfDispute(merchant, id, opened?.id)).toEqual({
      payment: [
        ['dispute_opened', 5987],
        ['dispute_increased', 4013],
      ],
      dispute: ['opened', ['increased', 4013]],
    });
    expect(await violations()).toEqual([]);
  });

  it('leaves a dispute unchanged when the refund succeeds, and never opens a dispute for zero', async () => {
    const partly = await refundedCardPayment(10_000, 4000);
    const whole = await refundedCardPayment(6400);
    await passTime(testPlatform, 1200);
    await passTime(testPlatform, 1800);
    await passTime(testPlatform, 3000);
    expect(await disputesOf(partly.merchant)).toMatchObject([{ amount: 6000 }]);
    expect(await disputesOf(whole.merchant)).toEqual([]);
    expect(await Promise.all([partly, whole].map(({ id }) => isConfirmed(id)))).toEqual([true, true]);
    expect(await violations()).toEqual([]);
  });

  it('holds no further amount if a dispute is won before the refund fails, and permits another refund', async () => {
    const { merchant, id } = await refundedCardPayment(10_000, 4013);
    await passTime(testPlatform, 1200);
    const [opened] = await disputesOf(merchant);
    await close(merchant, opened?.id, 'won');
    await passTime(testPlatform, 1800);
    await runDueJobs(testPlatform);
    expect(await disputesOf(merchant)).toEqual([{ id: opened?.id, amount: 5987, status: 'won' }]);
    expect((await balances(testPlatform, merchant)).availableBalance).toBe(10_000 - 320 - 1500);
    expect(await refundableAmount(merchant, id)).toBe(10_000);
    expect(await isConfirmed(id)).toBe(true);
    expect(await violations()).toEqual([]);
  });

  it('charges the rest back if a dispute is lost before the refund fails', async () => {
    const { merchant, id } = await refundedCardPayment(10_000, 4013);
    await passTime(testPlatform, 1200);
    const [opened] = await disputesOf(merchant);
    await close(merchant, opened?.id, 'lost');
    expect(await isConfirmed(id)).toBe(false);
    await passTime(testPlatform, 1800);
    await runDueJobs(testPlatform);
    expect(await disputesOf(merchant)).toEqual([{ id: opened?.id, amount: 10_000, status: 'lost' }]);
    expect(await followed(merchant, id, 'chargeback')).toEqual([5987, 4013]);
    expect(await signedEntries(merchant, id, 'dispute_hold')).toEqual([-5987, 5987]);
    expect((await balances(testPlatform, merchant)).availableBalance).toBe(-320 - 1500);
    expect(await refundableAmount(merchant, id)).toBe(0);
    expect(await isConfirmed(id)).toBe(true);
    expect(await toldOfDispute(merchant, id, opened?.id)).toEqual({
      payment: [
        ['dispute_opened', 5987],
        ['dispute_lost', 5987],
        ['charged_back', 5987],
        ['dispute_increased', 4013],
        ['charged_back', 4013],
      ],
      dispute: ['opened', 'lost', ['charged_back', 4013]],
    });
    expect(await violations()).toEqual([]);
  });

  it('charges back the whole hold if an increased dispute is lost at its deadline', async () => {
    const { merchant, id } = await refundedCardPayment(10_000, 4013);
    await passTime(testPlatform, 1200);
    await passTime(testPlatform, 1800);
    await passTime(testPlatform, 14 * dayMs + 1);
    expect(await disputesOf(merchant)).toMatchObject([{ amount: 10_000, status: 'lost' }]);
    expect(await followed(merchant, id, 'chargeback')).toEqual([10_000]);
    expect((await balances(testPlatform, merchant)).availableBalance).toBe(-320 - 1500);
    expect(await violations()).toEqual([]);
  });

  it("prevents the withdrawal of a failed refund's money while its payment is disputed", async () => {
    const { merchant } = await refundedCardPayment(10_000, 4013);
    const payTo = await addPayoutAccount(testPlatform, merchant);
    await passTime(testPlatform, 1200);
    await moveClock(testPlatform, 1800);
    const racing = Array.from({ length: 20 }, () => sendWithdrawal(testPlatform, merchant, payTo, 1));
    const [, ...sent] = await Promise.all([runDueJobs(testPlatform), ...racing]);
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 422));
    expect(await violations()).toEqual([]);
  });
});

/**
 * Creates a bank payment that clears and is later returned, and a refund 1.8 seconds after the payment
 * clears.
 */
const refundedBankPayment = async (amount: number, refundAmount?: number) => {
  const merchant = await newMerchant(testPlatform, { achSettlementDays: 0 });
  const paymentInstrumentId = await addBankAccount(testPlatform, merchant, 'buyer', '000222222227');
  const sent = await sendPayment(testPlatform, merchant, { amount, method: 'ach', paymentInstrumentId });
  await passTime(testPlatform, 3000);
  await runDueJobs(testPlatform);
  await passTime(testPlatform, 1800);
  const { id } = transactionIn(sent);
  const refund = await sendRefund(testPlatform, merchant, {
    transactionId: id,
    ...(refundAmount !== undefined && { amount: refundAmount }),
  });
  expect(refund.status).toBe(201);
  return { merchant, id };
};

describe('a return of a bank payment with a pending refund', () => {
  it('posts a return when the full refund fails, and confirms its notice only then', async () => {
    const { merchant, id } = await refundedBankPayment(6413);
    await passTime(testPlatform, 1200);
    expect(await followed(merchant, id, 'reversal')).toEqual([]);
    expect(await isConfirmed(id)).toBe(false);
    await passTime(testPlatform, 1800);
    expect(await followed(merchant, id, 'reversal')).toEqual([6413]);
    await runDueJobs(testPlatform);
    expect(await isConfirmed(id)).toBe(true);
    expect((await balances(testPlatform, merchant)).availableBalance).toBe(-51);
    expect(await violations()).toEqual([]);
  });

  it("reverses the rest of a partly refunded payment immediately, and the refund's amount when the refund fails", async () => {
    const { merchant, id } = await refundedBankPayment(10_000, 4013);
    await passTime(testPlatform, 1200);
    expect(await followed(merchant, id, 'reversal')).toEqual([5987]);
    expect(await isConfirmed(id)).toBe(false);
    expect((await balances(testPlatform, merchant)).availableBalance).toBe(-80);
    await passTime(testPlatform, 1800);
    expect(await followed(merchant, id, 'reversal')).toEqual([5987, 4013]);
    expect((await balances(testPlatform, merchant)).availableBalance).toBe(-80);
    expect(await refundableAmount(merchant, id)).toBe(0);
    await runDueJobs(testPlatform);
    expect(await isConfirmed(id)).toBe(true);
    await catchUp(
      testPlatform.platform,
      testPlatform.clock,
      new Date(testPlatform.clock.now().getTime() + dayMs),
    );
    expect(await followed(merchant, id, 'reversal')).toEqual([5987, 4013]);
    expect(await violations()).toEqual([]);
  });
});

describe('a killed process', () => {
  it('opens a dispute when its notice is repeated, if the process died after storing the notice', async () => {
    const { merchant, id } = await refundedCardPayment(10_000, 4013);
    const payment = { accountId: merchant.accountId, id };
    await storeNotice(testPlatform.platform, payment, { kind: 'dispute', reason: 'fraudulent' });
    await passTime(testPlatform, 1200);
    expect(await disputesOf(merchant)).toMatchObject([{ amount: 5987 }]);
    await passTime(testPlatform, 1800);
    expect(await disputesOf(merchant)).toMatchObject([{ amount: 10_000 }]);
    expect(await violations()).toEqual([]);
  });

  it('holds the whole amount immediately if the process died after storing the notice of a dispute and the refund then fails', async () => {
    const { merchant, id, refundId } = await refundedCardPayment(10_000, 4013);
    const payment = { accountId: merchant.accountId, id };
    await storeNotice(testPlatform.platform, payment, { kind: 'dispute', reason: 'fraudulent' });
    await moveClock(testPlatform, 3000);
    await resolve(refundId);
    expect(await disputesOf(merchant)).toMatchObject([{ amount: 10_000 }]);
    await runDueJobs(testPlatform);
    expect(await disputesOf(merchant)).toHaveLength(1);
    expect(await isConfirmed(id)).toBe(true);
    expect(await violations()).toEqual([]);
  });

  it('writes both a failed refund and its hold later if the process died while recording them', async () => {
    const { merchant, refundId } = await refundedCardPayment(10_000, 4013);
    await passTime(testPlatform, 1200);
    await moveClock(testPlatform, 1800);
    const held = await balances(testPlatform, merchant);
    const { newIdentifier } = testPlatform.platform;
    let made = 0;
    // The refund's posting takes three identifiers, so the fourth is the hold's.
    const dying = {
      ...testPlatform.platform,
      newIdentifier: (prefix: Parameters<typeof newIdentifier>[0]) => {
        made += 1;
        if (made > 3) throw new Error('killed');
        return newIdentifier(prefix);
      },
    };
    await expect(resolveTransaction(dying, await transactionOf(refundId))).rejects.toThrow('killed');
    expect((await transactionOf(refundId)).status).toBe('pending');
    expect(await balances(testPlatform, merchant)).toEqual(held);
    await moveClock(testPlatform, 10_000);
    await runDueJobs(testPlatform);
    expect((await transactionOf(refundId)).status).toBe('failed');
    expect(await disputesOf(merchant)).toMatchObject([{ amount: 10_000 }]);
    expect(await balances(testPlatform, merchant)).toEqual(held);
    expect(await violations()).toEqual([]);
  });

  it('posts nothing twice for a repeated dispute if the process died before confirming it', async () => {
    const { merchant, id } = await refundedCardPayment(10_000, 4013);
    await passTime(testPlatform, 1200);
    const confirm = vi
      .spyOn(testPlatform.platform.processor, 'confirmDispute')
      .mockRejectedValue(new Error('gone'));
    await passTime(testPlatform, 1800);
    await runDueJobs(testPlatform);
    expect(await isConfirmed(id)).toBe(false);
    confirm.mockRestore();
    await runDueJobs(testPlatform);
    expect(await isConfirmed(id)).toBe(true);
    expect(await signedEntries(merchant, id, 'dispute_hold')).toEqual([-5987, -4013]);
    expect(await violations()).toEqual([]);
  });
});

describe('concurrent events', () => {
  it.each([
    ['the dispute is reported and the refund fails', undefined],
    ['the dispute is won', 'won'],
    ['the dispute is lost', 'lost'],
  ] as const)('posts each concurrent event once and leaves nothing unclaimed when %s', async (_, ending) => {
    for (let round = 0; round < 8; round += 1) {
      const { merchant, id, refundId } = await refundedCardPayment(10_000, 4013);
      await moveClock(testPlatform, 1200);
      if (ending !== undefined) await processDisputeNotice(testPlatform.platform, id, 'fraudulent');
      const [opened] = await disputesOf(merchant);
      await moveClock(testPlatform, 1800);
      await Promise.all([
        processDisputeNotice(testPlatform.platform, id, 'fraudulent'),
        resolve(refundId),
        ending && close(merchant, opened?.id, ending),
        settle(testPlatform.platform, merchant.accountId),
        resolve(refundId),
        processDisputeNotice(testPlatform.platform, id, 'fraudulent'),
      ]);
      await runDueJobs(testPlatform);
      const [dispute, ...further] = await disputesOf(merchant);
      expect(further).toEqual([]);
      // The dispute may have grown before it was won.
      expect(dispute?.amount).toBeGreaterThanOrEqual(ending === 'won' ? 5987 : 10_000);
      expect((await balances(testPlatform, merchant)).availableBalance).toBe(
        (ending === 'won' ? 10_000 : 0) - 320 - 1500,
      );
      expect(await isConfirmed(id)).toBe(true);
    }
    expect(await violations()).toEqual([]);
  });

  it('reverses a returned bank payment exactly once while its refund fails', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { merchant, id } = await refundedBankPayment(10_000, 4013);
      await moveClock(testPlatform, 3000);
      const told = () => processReturnNotice(testPlatform.platform, id, 'The bank returned the payment.');
      await Promise.all([told(), runDueJobs(testPlatform), told(), runDueJobs(testPlatform), told()]);
      await runDueJobs(testPlatform);
      expect((await followed(merchant, id, 'reversal')).reduce((sum, cents) => sum + cents)).toBe(10_000);
      expect((await balances(testPlatform, merchant)).availableBalance).toBe(-80);
      expect(await isConfirmed(id)).toBe(true);
    }
    expect(await violations()).toEqual([]);
  });
});

it('processes a new dispute although 200 older notices cannot be confirmed yet', async () => {
  await testPlatform.owner.query(
    `insert into sandbox_processor.requests (key, kind, amount_cents, outcome, disputed, requested_at, outcome_at)
     select 'txn_waiting_' || n, 'card_charge', 100, 'approved', true, $1, $1 from generate_series(1, 200) n`,
    [new Date(testPlatform.clock.now().getTime() - dayMs)],
  );
  const merchant = await newMerchant(testPlatform);
  const paymentInstrumentId = await addCard(testPlatform, merchant, '4000000000000259');
  await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId });
  for (let looks = 0; looks < 60 && (await disputesOf(merchant)).length === 0; looks += 1) {
    await passTime(testPlatform, 1000);
  }
  expect(await disputesOf(merchant)).toMatchObject([{ amount: 10_000 }]);
});
