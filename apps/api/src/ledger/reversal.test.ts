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
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { accountForPlatform } from '../access/grant-store.ts';
import { findEntryState, findTransaction } from '../modules/transactions/index.ts';
import { catchUp } from '../seed/simulation.ts';
import { findViolations } from './invariants.ts';
import { post } from './post.ts';
import type { TransactionRow } from './posting.ts';
import { paymentReturned, payoutFailed, refundFailed } from './reversal.ts';
import { settle } from './settle.ts';

let test: TestPlatform;

beforeAll(async () => {
  test = await testPlatform();
});

afterAll(() => test.close());

const find = async (merchant: Merchant, id: string): Promise<TransactionRow> => {
  const row = await findTransaction(test.platform.database, accountForPlatform(merchant), id);
  if (row === undefined) throw new Error('The transaction is gone.');
  return row;
};

const stateOf = (id: string) => findEntryState(test.platform.database, id);
const violations = () => findViolations(test.platform.database.pool);
const failure = { code: 'bank_refused', message: 'The bank refused it.' };

const clearedBankPayment = async () => {
  const merchant = await newMerchant(test);
  const paymentInstrumentId = await addBankAccount(test, merchant);
  const sent = await sendPayment(test, merchant, { amount: 20_000, method: 'ach', paymentInstrumentId });
  await catchUp(test.platform, test.clock, new Date(test.clock.now().getTime() + 10_000));
  return { merchant, payment: await find(merchant, transactionIn(sent).id) };
};

describe('a payment that the bank returns', () => {
  it('is taken back once, though it is told twice, also at the same moment', async () => {
    const { merchant, payment } = await clearedBankPayment();
    const before = await balances(test, merchant);
    const paymentState = await stateOf(payment.id);
    const { newIdentifier } = test.platform;
    const reason = 'Insufficient funds';
    const told = () =>
      post(
        test.platform,
        paymentReturned({ payment, paymentState, amountCents: 20_000, reason, newIdentifier }),
      );
    const posted = await Promise.all([told(), told()]);
    expect(posted.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await told()).toMatchObject({ ok: false, code: 'already_reversed' });
    expect((await balances(test, merchant)).pendingBalance).toBe(before.pendingBalance - 20_000);
    expect(await violations()).toEqual([]);
  });

  it('is not taken back a second time for what the first return left', async () => {
    const { payment } = await clearedBankPayment();
    const paymentState = await stateOf(payment.id);
    const { newIdentifier } = test.platform;
    const told = (amountCents: number) =>
      post(
        test.platform,
        paymentReturned({ payment, paymentState, amountCents, reason: 'Part', newIdentifier }),
      );
    expect(await told(20_001)).toMatchObject({ ok: false, code: 'amount_over_refundable' });
    expect(await told(15_000)).toMatchObject({ ok: true });
    expect(await told(5_000)).toMatchObject({ ok: false, code: 'already_reversed' });
    expect(await violations()).toEqual([]);
  });

  it('is taken back once more for each refund that failed since, and for each only once', async () => {
    const { merchant, payment } = await clearedBankPayment();
    const refund = transactionIn(
      await sendRefund(test, merchant, { transactionId: payment.id, amount: 4_013 }),
    );
    const { newIdentifier } = test.platform;
    const told = async (amountCents: number, causeTransactionId?: string) =>
      post(
        test.platform,
        paymentReturned({
          payment,
          paymentState: await stateOf(payment.id),
          amountCents,
          reason: 'Returned',
          causeTransactionId,
          newIdentifier,
        }),
      );
    expect(await told(10_000)).toMatchObject({ ok: true });
    expect(await told(1_000, refund.id)).toMatchObject({ ok: true });
    expect(await told(1_000, refund.id)).toMatchObject({ ok: false, code: 'already_reversed' });
    expect(await told(1_000)).toMatchObject({ ok: false, code: 'already_reversed' });
    expect(await violations()).toEqual([]);
  });
});

it('a refund and a payout that fail are given back once, though it is told twice', async () => {
  const merchant = await newMerchant(test, { cardSettlementDays: 0 });
  const card = await addCard(test, merchant);
  const payTo = await addPayoutAccount(test, merchant);
  const payment = transactionIn(
    await sendPayment(test, merchant, { amount: 50_000, paymentInstrumentId: card }),
  );
  await settle(test.platform, merchant.accountId);
  const before = await balances(test, merchant);
  const sent = [
    transactionIn(await sendRefund(test, merchant, { transactionId: payment.id, amount: 1_013 })),
    transactionIn(await sendWithdrawal(test, merchant, payTo, 2_000)),
  ];
  await test.platform.background.settled();
  const [refund, payout] = await Promise.all(sent.map(({ id }) => find(merchant, id)));
  if (refund === undefined || payout === undefined) throw new Error('A transaction is gone.');
  const refundState = await stateOf(refund.id);
  const { newIdentifier } = test.platform;
  for (const told of [
    () => post(test.platform, refundFailed(refund, refundState, failure, newIdentifier)),
    () => post(test.platform, payoutFailed(payout, failure, newIdentifier)),
  ]) {
    expect(await told()).toMatchObject({ ok: true });
    expect(await told()).toMatchObject({ ok: false, code: 'status_changed' });
  }
  expect(await balances(test, merchant)).toEqual(before);
});

describe('the database', () => {
  it('holds one reversal of a transaction for one cause at most, whoever writes it', async () => {
    await expect(
      test.owner.query(
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
  await test.owner.query(statement, [...values]);
  return (await violations()).map(({ invariant, subject }) => `${subject}: ${invariant}`);
};

describe('the invariants see', () => {
  it('a return above its payment, and a hold without any refund', async () => {
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
