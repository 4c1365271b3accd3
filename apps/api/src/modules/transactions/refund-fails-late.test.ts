import { eq } from 'drizzle-orm';
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
import { lookForWork, passTime } from '../../../test/passing-time.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { transactions } from '../../db/schema/index.ts';
import { findViolations } from '../../ledger/invariants.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import { settle } from '../../ledger/settle.ts';
import { catchUp } from '../../seed/simulation.ts';
import { closeDispute } from '../disputes/close-dispute.ts';
import { takeOnDispute } from '../disputes/open-dispute.ts';
import { keepNotice } from './notices/store.ts';
import { resolveTransaction } from './resolve-transaction.ts';
import { takeOnReturn } from './take-on-return.ts';

let test: TestPlatform;

beforeAll(async () => {
  test = await testPlatform();
});

afterAll(() => test.close());

const dayMs = 86_400_000;

const violations = () => findViolations(test.platform.database.pool);

const transactionOf = async (id: string): Promise<TransactionRow> => {
  const [row] = await test.platform.database.drizzle
    .select()
    .from(transactions)
    .where(eq(transactions.id, id));
  return row ?? expect.fail(`There is no transaction ${id}.`);
};

/** Asks the processor about a transaction, as a job would. */
const resolve = async (id: string) => resolveTransaction(test.platform, await transactionOf(id));

/** Whether the processor has been told that its notice about a payment is dealt with. */
const isConfirmed = async (paymentId: string): Promise<boolean> => {
  const told = [...(await test.platform.processor.disputes()), ...(await test.platform.processor.returns())];
  return !told.some(({ key }) => key === paymentId);
};

const disputesAnswer = z.array(z.object({ id: z.string(), amount: z.number(), status: z.string() }));

const disputesOf = async (merchant: Merchant) =>
  disputesAnswer.parse((await read(test, merchant, `/disputes?accountId=${merchant.accountId}`)).body);

const eventsAnswer = z.array(z.object({ kind: z.string(), amount: z.optional(z.number()) }));

/** What a payment's timeline and its dispute's tell of the dispute, each with its amount. */
const toldOfDispute = async (merchant: Merchant, paymentId: string, disputeId = '') => {
  const ofPayment = await read(test, merchant, `/transactions/${paymentId}/timeline`);
  const ofDispute = await read(test, merchant, `/disputes/${disputeId}`);
  const events = z.object({ events: eventsAnswer }).parse(ofPayment.body).events;
  return {
    payment: events
      .filter(({ kind }) => kind.startsWith('dispute') || kind === 'charged_back')
      .map(({ kind, amount }) => [kind, amount]),
    dispute: z
      .object({ timeline: eventsAnswer })
      .parse(ofDispute.body)
      .timeline.map(({ kind, amount }) => (amount === undefined ? kind : [kind, amount])),
  };
};

const entriesAnswer = z.object({
  data: z.array(
    z.object({
      amount: z.number(),
      type: z.enum(['credit', 'debit']),
      category: z.string(),
    }),
  ),
});

/** What was posted on a transaction under one category, signed, oldest first. */
const signedEntries = async (merchant: Merchant, transactionId: string, category: string) => {
  const path = `/accounts/ledger?transactionId=${transactionId}&sortBy=createdAt&sortOrder=asc`;
  const { data } = entriesAnswer.parse((await read(test, merchant, path)).body);
  return data
    .filter((entry) => entry.category === category)
    .map(({ type, amount }) => (type === 'credit' ? amount : -amount));
};

const relatedAnswer = z.object({
  transactions: z.array(z.object({ amount: z.number(), subtype: z.optional(z.string()) })),
});

/** Amounts of what followed from a payment under one subtype, oldest first. */
const followed = async (merchant: Merchant, paymentId: string, subtype: string) => {
  const path = `/transactions?accountId=${merchant.accountId}&parentTransactionId=${paymentId}&subtype=${subtype}`;
  const related = relatedAnswer.parse((await read(test, merchant, path)).body);
  return related.transactions.map(({ amount }) => amount).toReversed();
};

const refundableAmount = async (merchant: Merchant, id: string) =>
  transactionIn(await read(test, merchant, `/transactions/${id}`)).refundableAmount;

/** A payment with the card that is disputed later, and a refund of it sent 1.8 seconds after it. */
const refundedCardPayment = async (amount: number, refundAmount?: number) => {
  const merchant = await newMerchant(test, { cardSettlementDays: 0 });
  const paymentInstrumentId = await addCard(test, merchant, '4000000000000259');
  const { id } = transactionIn(await sendPayment(test, merchant, { amount, paymentInstrumentId }));
  await passTime(test, 1800);
  const refund = await sendRefund(test, merchant, {
    transactionId: id,
    ...(refundAmount !== undefined && { amount: refundAmount }),
  });
  expect(refund.status).toBe(201);
  return { merchant, id, refundId: transactionIn(refund).id };
};

describe('a card payment is disputed while a refund of it is pending', () => {
  it('all of it refunded: the dispute opens when the refund fails, and is confirmed only then', async () => {
    const { merchant, id } = await refundedCardPayment(6413);
    const fees = 186 + 30;
    await passTime(test, 1200);
    expect(await disputesOf(merchant)).toEqual([]);
    expect(await isConfirmed(id)).toBe(false);
    await passTime(test, 1800);
    expect(await disputesOf(merchant)).toMatchObject([{ amount: 6413, status: 'pending' }]);
    expect(await balances(test, merchant)).toEqual({ pendingBalance: 0, availableBalance: -fees - 1500 });
    expect(await refundableAmount(merchant, id)).toBe(0);
    await lookForWork(test);
    expect(await isConfirmed(id)).toBe(true);
    expect(await disputesOf(merchant)).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  it('a part of it refunded: what is left is held at once, and the rest when the refund fails', async () => {
    const { merchant, id } = await refundedCardPayment(10_000, 4013);
    await passTime(test, 1200);
    const [opened] = await disputesOf(merchant);
    expect(opened).toMatchObject({ amount: 5987, status: 'pending' });
    expect((await balances(test, merchant)).availableBalance).toBe(-320 - 1500);
    expect(await isConfirmed(id)).toBe(false);
    await passTime(test, 1800);
    expect(await disputesOf(merchant)).toEqual([{ ...opened, amount: 10_000 }]);
    expect(await signedEntries(merchant, id, 'dispute_hold')).toEqual([-5987, -4013]);
    expect(await signedEntries(merchant, id, 'dispute_penalty_fee')).toEqual([-1500]);
    expect((await balances(test, merchant)).availableBalance).toBe(-320 - 1500);
    await lookForWork(test);
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

  it('the refund goes through: the dispute stays as it is, and one of nothing never opens', async () => {
    const part = await refundedCardPayment(10_000, 4000);
    const whole = await refundedCardPayment(6400);
    await passTime(test, 1200);
    await passTime(test, 1800);
    await passTime(test, 3000);
    expect(await disputesOf(part.merchant)).toMatchObject([{ amount: 6000 }]);
    expect(await disputesOf(whole.merchant)).toEqual([]);
    expect(await Promise.all([part, whole].map(({ id }) => isConfirmed(id)))).toEqual([true, true]);
    expect(await violations()).toEqual([]);
  });

  it('the refund fails after the dispute was won: nothing more is held, and it can be refunded again', async () => {
    const { merchant, id } = await refundedCardPayment(10_000, 4013);
    await passTime(test, 1200);
    const [opened] = await disputesOf(merchant);
    await closeDispute(test.platform, opened?.id ?? '', 'won');
    await passTime(test, 1800);
    await lookForWork(test);
    expect(await disputesOf(merchant)).toEqual([{ id: opened?.id, amount: 5987, status: 'won' }]);
    expect((await balances(test, merchant)).availableBalance).toBe(10_000 - 320 - 1500);
    expect(await refundableAmount(merchant, id)).toBe(10_000);
    expect(await isConfirmed(id)).toBe(true);
    expect(await violations()).toEqual([]);
  });

  it('the refund fails after the dispute was lost: the rest is charged back', async () => {
    const { merchant, id } = await refundedCardPayment(10_000, 4013);
    await passTime(test, 1200);
    const [opened] = await disputesOf(merchant);
    await closeDispute(test.platform, opened?.id ?? '', 'lost');
    expect(await isConfirmed(id)).toBe(false);
    await passTime(test, 1800);
    await lookForWork(test);
    expect(await disputesOf(merchant)).toEqual([{ id: opened?.id, amount: 10_000, status: 'lost' }]);
    expect(await followed(merchant, id, 'chargeback')).toEqual([5987, 4013]);
    expect(await signedEntries(merchant, id, 'dispute_hold')).toEqual([-5987, 5987]);
    expect((await balances(test, merchant)).availableBalance).toBe(-320 - 1500);
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

  it('lost by its deadline after it grew: all that was held is charged back', async () => {
    const { merchant, id } = await refundedCardPayment(10_000, 4013);
    await passTime(test, 1200);
    await passTime(test, 1800);
    await passTime(test, 14 * dayMs + 1);
    expect(await disputesOf(merchant)).toMatchObject([{ amount: 10_000, status: 'lost' }]);
    expect(await followed(merchant, id, 'chargeback')).toEqual([10_000]);
    expect((await balances(test, merchant)).availableBalance).toBe(-320 - 1500);
    expect(await violations()).toEqual([]);
  });

  it('the money of a refund that fails is never there to be withdrawn', async () => {
    const { merchant } = await refundedCardPayment(10_000, 4013);
    const payTo = await addPayoutAccount(test, merchant);
    await passTime(test, 1200);
    test.clock.moveBy(1800);
    const racing = Array.from({ length: 20 }, () => sendWithdrawal(test, merchant, payTo, 1));
    const [, ...sent] = await Promise.all([lookForWork(test), ...racing]);
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 422));
    expect(await violations()).toEqual([]);
  });
});

/** A bank payment that has cleared and comes back, and a refund of it sent 1.8 seconds after it cleared. */
const refundedBankPayment = async (amount: number, refundAmount?: number) => {
  const merchant = await newMerchant(test, { achSettlementDays: 0 });
  const paymentInstrumentId = await addBankAccount(test, merchant, 'buyer', '000222222227');
  const sent = await sendPayment(test, merchant, { amount, method: 'ach', paymentInstrumentId });
  await passTime(test, 3000);
  await lookForWork(test);
  await passTime(test, 1800);
  const { id } = transactionIn(sent);
  const refund = await sendRefund(test, merchant, {
    transactionId: id,
    ...(refundAmount !== undefined && { amount: refundAmount }),
  });
  expect(refund.status).toBe(201);
  return { merchant, id };
};

describe('a bank payment comes back while a refund of it is pending', () => {
  it('all of it refunded: it is taken back when the refund fails, and confirmed only then', async () => {
    const { merchant, id } = await refundedBankPayment(6413);
    await passTime(test, 1200);
    expect(await followed(merchant, id, 'reversal')).toEqual([]);
    expect(await isConfirmed(id)).toBe(false);
    await passTime(test, 1800);
    expect(await followed(merchant, id, 'reversal')).toEqual([6413]);
    await lookForWork(test);
    expect(await isConfirmed(id)).toBe(true);
    expect((await balances(test, merchant)).availableBalance).toBe(-51);
    expect(await violations()).toEqual([]);
  });

  it('a part of it refunded: what is left is taken back at once, and the rest when the refund fails', async () => {
    const { merchant, id } = await refundedBankPayment(10_000, 4013);
    await passTime(test, 1200);
    expect(await followed(merchant, id, 'reversal')).toEqual([5987]);
    expect(await isConfirmed(id)).toBe(false);
    expect((await balances(test, merchant)).availableBalance).toBe(-80);
    await passTime(test, 1800);
    expect(await followed(merchant, id, 'reversal')).toEqual([5987, 4013]);
    expect((await balances(test, merchant)).availableBalance).toBe(-80);
    expect(await refundableAmount(merchant, id)).toBe(0);
    await lookForWork(test);
    expect(await isConfirmed(id)).toBe(true);
    await catchUp(test.platform, test.clock, new Date(test.clock.now().getTime() + dayMs));
    expect(await followed(merchant, id, 'reversal')).toEqual([5987, 4013]);
    expect(await violations()).toEqual([]);
  });
});

describe('a process that dies', () => {
  it('after a dispute was kept and before it was opened: it is opened when it is told again', async () => {
    const { merchant, id } = await refundedCardPayment(10_000, 4013);
    await keepNotice(test.platform, { transactionId: id, kind: 'dispute', reason: 'fraudulent' });
    await passTime(test, 1200);
    expect(await disputesOf(merchant)).toMatchObject([{ amount: 5987 }]);
    await passTime(test, 1800);
    expect(await disputesOf(merchant)).toMatchObject([{ amount: 10_000 }]);
    expect(await violations()).toEqual([]);
  });

  it('after a dispute was kept, its refund failing first: all of it is held at once', async () => {
    const { merchant, id, refundId } = await refundedCardPayment(10_000, 4013);
    await keepNotice(test.platform, { transactionId: id, kind: 'dispute', reason: 'fraudulent' });
    test.clock.moveBy(3000);
    await resolve(refundId);
    expect(await disputesOf(merchant)).toMatchObject([{ amount: 10_000 }]);
    await lookForWork(test);
    expect(await disputesOf(merchant)).toHaveLength(1);
    expect(await isConfirmed(id)).toBe(true);
    expect(await violations()).toEqual([]);
  });

  it('while it records that a refund has failed: neither that nor the hold is written, and both are later', async () => {
    const { merchant, refundId } = await refundedCardPayment(10_000, 4013);
    await passTime(test, 1200);
    test.clock.moveBy(1800);
    const held = await balances(test, merchant);
    const { newIdentifier } = test.platform;
    let made = 0;
    // The refund's own posting takes three identifiers; the hold's is the fourth.
    const dying = {
      ...test.platform,
      newIdentifier: (prefix: Parameters<typeof newIdentifier>[0]) => {
        made += 1;
        if (made > 3) throw new Error('killed');
        return newIdentifier(prefix);
      },
    };
    await expect(resolveTransaction(dying, await transactionOf(refundId))).rejects.toThrow('killed');
    expect((await transactionOf(refundId)).status).toBe('pending');
    expect(await balances(test, merchant)).toEqual(held);
    test.clock.moveBy(10_000);
    await lookForWork(test);
    expect((await transactionOf(refundId)).status).toBe('failed');
    expect(await disputesOf(merchant)).toMatchObject([{ amount: 10_000 }]);
    expect(await balances(test, merchant)).toEqual(held);
    expect(await violations()).toEqual([]);
  });

  it('before the processor knows that its notice is dealt with: it is told again, and nothing is posted twice', async () => {
    const { merchant, id } = await refundedCardPayment(10_000, 4013);
    await passTime(test, 1200);
    const confirm = vi.spyOn(test.platform.processor, 'confirmDispute').mockRejectedValue(new Error('gone'));
    await passTime(test, 1800);
    await lookForWork(test);
    expect(await isConfirmed(id)).toBe(false);
    confirm.mockRestore();
    await lookForWork(test);
    expect(await isConfirmed(id)).toBe(true);
    expect(await signedEntries(merchant, id, 'dispute_hold')).toEqual([-5987, -4013]);
    expect(await violations()).toEqual([]);
  });
});

describe('all of it at the same moment', () => {
  it.each([
    ['the dispute is told and the refund fails', undefined],
    ['the dispute is won', 'won'],
    ['the dispute is lost', 'lost'],
  ] as const)('%s: each once, and nothing is left over', async (_, ending) => {
    for (let round = 0; round < 8; round += 1) {
      const { merchant, id, refundId } = await refundedCardPayment(10_000, 4013);
      test.clock.moveBy(1200);
      if (ending !== undefined) await takeOnDispute(test.platform, id, 'fraudulent');
      const [opened] = await disputesOf(merchant);
      test.clock.moveBy(1800);
      await Promise.all([
        takeOnDispute(test.platform, id, 'fraudulent'),
        resolve(refundId),
        ending && closeDispute(test.platform, opened?.id ?? '', ending),
        settle(test.platform, merchant.accountId),
        resolve(refundId),
        takeOnDispute(test.platform, id, 'fraudulent'),
      ]);
      await lookForWork(test);
      const [dispute, ...further] = await disputesOf(merchant);
      expect(further).toEqual([]);
      // Won, it may have grown before.
      expect(dispute?.amount).toBeGreaterThanOrEqual(ending === 'won' ? 5987 : 10_000);
      expect((await balances(test, merchant)).availableBalance).toBe(
        (ending === 'won' ? 10_000 : 0) - 320 - 1500,
      );
      expect(await isConfirmed(id)).toBe(true);
    }
    expect(await violations()).toEqual([]);
  });

  it('the bank payment is told to have come back and the refund fails: taken back once, to the cent', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { merchant, id } = await refundedBankPayment(10_000, 4013);
      test.clock.moveBy(3000);
      const told = () => takeOnReturn(test.platform, id, 'The bank returned the payment.');
      await Promise.all([told(), lookForWork(test), told(), lookForWork(test), told()]);
      await lookForWork(test);
      expect((await followed(merchant, id, 'reversal')).reduce((sum, cents) => sum + cents)).toBe(10_000);
      expect((await balances(test, merchant)).availableBalance).toBe(-80);
      expect(await isConfirmed(id)).toBe(true);
    }
    expect(await violations()).toEqual([]);
  });
});

it('what waits for a refund does not keep newer notices from being told', async () => {
  await test.owner.query(
    `insert into sandbox_processor.requests (key, kind, amount_cents, outcome, disputed, requested_at, outcome_at)
     select 'txn_waiting_' || n, 'card_charge', 100, 'approved', true, $1, $1 from generate_series(1, 200) n`,
    [new Date(test.clock.now().getTime() - dayMs)],
  );
  const merchant = await newMerchant(test);
  const paymentInstrumentId = await addCard(test, merchant, '4000000000000259');
  await sendPayment(test, merchant, { amount: 10_000, paymentInstrumentId });
  for (let looks = 0; looks < 60 && (await disputesOf(merchant)).length === 0; looks += 1) {
    await passTime(test, 1000);
  }
  expect(await disputesOf(merchant)).toMatchObject([{ amount: 10_000 }]);
});
