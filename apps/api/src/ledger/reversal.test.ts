import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addBankAccount,
  addCard,
  addPayoutAccount,
  balances,
  newMerchant,
  sendPayment,
  sendRefund,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { accountForPlatform } from '../access/grant-store.ts';
import { findEntryState, findTransaction } from '../modules/transactions/index.ts';
import { catchUp } from '../programs/seed/simulation.ts';
import { findViolations } from './invariants.ts';
import { post } from './post.ts';
import type { TransactionRow } from './posting.ts';
import { paymentReturned, payoutFailed, refundFailed } from './reversal.ts';
import { settle } from './settle.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

const find = async (merchant: Merchant, id: string): Promise<TransactionRow> => {
  const row = await findTransaction(testPlatform.platform.database, accountForPlatform(merchant), id);
  if (row === undefined) throw new Error('The transaction is gone.');
  return row;
};

const stateOf = (row: TransactionRow) => findEntryState(testPlatform.platform.database, row);
const violations = () => findViolations(testPlatform.platform.database.pool);
const failure = { code: 'bank_refused', message: 'The bank refused it.' };

const clearedBankPayment = async () => {
  const merchant = await newMerchant(testPlatform);
  const paymentInstrumentId = await addBankAccount(testPlatform, merchant);
  const sent = await sendPayment(testPlatform, merchant, {
    amount: 20_000,
    method: 'ach',
    paymentInstrumentId,
  });
  await catchUp(
    testPlatform.platform,
    testPlatform.clock,
    new Date(testPlatform.clock.now().getTime() + 10_000),
  );
  return { merchant, payment: await find(merchant, transactionIn(sent).id) };
};

describe('a returned payment', () => {
  it('reverses a returned payment once for a repeated notice, even concurrently', async () => {
    const { merchant, payment } = await clearedBankPayment();
    const before = await balances(testPlatform, merchant);
    const paymentState = await stateOf(payment);
    const { newIdentifier } = testPlatform.platform;
    const reason = 'Insufficient funds';
    const noticed = () =>
      post(
        testPlatform.platform,
        paymentReturned({ payment, paymentState, amountCents: 20_000, reason, newIdentifier }),
      );
    const posted = await Promise.all([noticed(), noticed()]);
    expect(posted.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await noticed()).toMatchObject({ ok: false, code: 'already_reversed' });
    expect((await balances(testPlatform, merchant)).pendingBalance).toBe(before.pendingBalance - 20_000);
    expect(await violations()).toEqual([]);
  });

  it('refuses a second reversal of a returned payment without a failed refund', async () => {
    const { payment } = await clearedBankPayment();
    const paymentState = await stateOf(payment);
    const { newIdentifier } = testPlatform.platform;
    const noticed = (amountCents: number) =>
      post(
        testPlatform.platform,
        paymentReturned({ payment, paymentState, amountCents, reason: 'Part', newIdentifier }),
      );
    expect(await noticed(20_001)).toMatchObject({ ok: false, code: 'amount_over_refundable' });
    expect(await noticed(15_000)).toMatchObject({ ok: true });
    expect(await noticed(5_000)).toMatchObject({ ok: false, code: 'already_reversed' });
    expect(await violations()).toEqual([]);
  });

  it('reverses a returned payment again once for each refund that failed since', async () => {
    const { merchant, payment } = await clearedBankPayment();
    const refund = transactionIn(
      await sendRefund(testPlatform, merchant, { transactionId: payment.id, amount: 4_013 }),
    );
    const { newIdentifier } = testPlatform.platform;
    const noticed = async (amountCents: number, causeTransactionId?: string) =>
      post(
        testPlatform.platform,
        paymentReturned({
          payment,
          paymentState: await stateOf(payment),
          amountCents,
          reason: 'Returned',
          causeTransactionId,
          newIdentifier,
        }),
      );
    expect(await noticed(10_000)).toMatchObject({ ok: true });
    expect(await noticed(1_000, refund.id)).toMatchObject({ ok: true });
    expect(await noticed(1_000, refund.id)).toMatchObject({ ok: false, code: 'already_reversed' });
    expect(await noticed(1_000)).toMatchObject({ ok: false, code: 'already_reversed' });
    expect(await violations()).toEqual([]);
  });
});

it('returns the amounts of a failed refund and a failed payout once if the outcome is repeated', async () => {
  const merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
  const card = await addCard(testPlatform, merchant);
  const payTo = await addPayoutAccount(testPlatform, merchant);
  const payment = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 50_000, paymentInstrumentId: card }),
  );
  await settle(testPlatform.platform, merchant.accountId);
  const before = await balances(testPlatform, merchant);
  const sent = [
    transactionIn(await sendRefund(testPlatform, merchant, { transactionId: payment.id, amount: 1_013 })),
    transactionIn(await sendWithdrawal(testPlatform, merchant, payTo, 2_000)),
  ];
  await testPlatform.platform.background.settled();
  const [refund, payout] = await Promise.all(sent.map(({ id }) => find(merchant, id)));
  if (refund === undefined || payout === undefined) throw new Error('A transaction is gone.');
  const refundState = await stateOf(refund);
  const { newIdentifier } = testPlatform.platform;
  for (const noticed of [
    () => post(testPlatform.platform, refundFailed(refund, refundState, failure, newIdentifier)),
    () => post(testPlatform.platform, payoutFailed(payout, failure, newIdentifier)),
  ]) {
    expect(await noticed()).toMatchObject({ ok: true });
    expect(await noticed()).toMatchObject({ ok: false, code: 'status_changed' });
  }
  expect(await balances(testPlatform, merchant)).toEqual(before);
});

describe('reversals in the database', () => {
  it('stores at most one reversal of a transaction per cause', async () => {
    await expect(
      testPlatform.owner.query(
        `insert into transactions (id, account_id, list, ordinal, amount_cents, type, subtype, status,
           parent_transaction_id, created_at, final_at)
         select id || '_again', account_id, list, ordinal + 1000, amount_cents, type, subtype, status,
                parent_transaction_id, created_at, final_at
           from transactions where subtype = 'reversal' limit 1`,
      ),
    ).rejects.toMatchObject({ code: '23505', constraint: 'transactions_one_reversal_per_cause' });
  });
});

const violated = async (statement: string, values: readonly unknown[]) => {
  await testPlatform.owner.query(statement, [...values]);
  return (await violations()).map(({ invariant, subject }) => `${subject}: ${invariant}`);
};

describe('invariants of reversals', () => {
  it('finds a return above its payment, and a hold above its payment', async () => {
    const { merchant, payment } = await clearedBankPayment();
    expect(
      await violated(
        `insert into transactions (id, account_id, list, ordinal, amount_cents, type, subtype, status,
           parent_transaction_id, created_at, final_at)
         values ('txn_too_much', $1, 'payouts', 1000, 20001, 'push', 'reversal', 'succeeded', $2, now(), now())`,
        [merchant.accountId, payment.id],
      ),
    ).toContain(`${payment.id}: never more is given back than was paid`);
    const other = await clearedBankPayment();
    expect(
      await violated(
        `insert into disputes (id, account_id, ordinal, transaction_id, amount_cents, status, reason, respond_by, created_at)
         values ('dsp_too_much', $1, 1000, $2, 20001, 'pending', 'fraudulent', now(), now())`,
        [other.merchant.accountId, other.payment.id],
      ),
    ).toContain(`${other.payment.id}: never more is given back than was paid`);
  });
});
