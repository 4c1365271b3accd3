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
} from '../../../test/merchant.ts';
import type { TestResponse } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { settle } from '../../ledger/settle.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let card: string;
let bank: string;
let payoutAccount: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
  card = await addCard(testPlatform, merchant);
  bank = await addBankAccount(testPlatform, merchant);
  payoutAccount = await addPayoutAccount(testPlatform, merchant);
});

afterAll(async () => {
  await testPlatform.close();
});

const times = <T>(count: number, result: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, result));

const countOf = async (list: string, amountCents: number) => {
  const { rows } = await testPlatform.owner.query<{ count: number }>(
    'select count(*)::int as count from transactions where account_id = $1 and list = $2 and amount_cents = $3',
    [merchant.accountId, list, amountCents],
  );
  return rows[0]?.count;
};

const expectOneResponse = (responses: readonly TestResponse[]) => {
  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`))).toHaveLength(1);
  return transactionIn(responses[0] ?? { status: 0, body: undefined, text: 'none', headers: new Headers() });
};

describe('64 concurrent requests with one key', () => {
  it('creates one card payment for 64 concurrent requests with one referenceId', async () => {
    const body = { amount: 10_001, paymentInstrumentId: card, referenceId: 'order-64' };
    expect(expectOneResponse(await times(64, () => sendPayment(testPlatform, merchant, body))).status).toBe(
      'succeeded',
    );
    expect(await countOf('payments', 10_001)).toBe(1);
  });

  it('creates one bank payment for 64 concurrent requests with one Idempotency-Key', async () => {
    const body = { amount: 10_002, method: 'ach', paymentInstrumentId: bank };
    const responses = await times(64, () => sendPayment(testPlatform, merchant, body, 'bank-64'));
    const payment = expectOneResponse(responses);
    expect(payment.status).toBe('pending');
    expect(await countOf('payments', 10_002)).toBe(1);
    // A later change to the payment doesn't change the stored response.
    await moveClock(testPlatform, 5000);
    const again = await sendPayment(testPlatform, merchant, body, 'bank-64');
    expect(transactionIn(again)).toEqual(payment);
  });

  it('creates one refund and one withdrawal for 64 concurrent requests each', async () => {
    const paid = transactionIn(
      await sendPayment(testPlatform, merchant, { amount: 50_000, paymentInstrumentId: card }),
    );
    await settle(testPlatform.platform, merchant.accountId);
    const refund = { transactionId: paid.id, amount: 10_003 };
    expectOneResponse(await times(64, () => sendRefund(testPlatform, merchant, refund, 'refund-64')));
    expect(await countOf('refunds', 10_003)).toBe(1);
    const withdrawals = await times(64, () =>
      sendWithdrawal(testPlatform, merchant, payoutAccount, 10_004, { referenceId: 'withdraw-64' }),
    );
    expectOneResponse(withdrawals);
    expect(await countOf('payouts', 10_004)).toBe(1);
    await testPlatform.platform.background.settled();
  });
});

describe('an idempotency key', () => {
  it(
    'refuses a used key with another body, as a header and as a referenceId',
    { meta: { shows: ['threat:3.2', 'asvs:V2.2.3'] } },
    async () => {
      const body = { amount: 700, paymentInstrumentId: card };
      await sendPayment(testPlatform, merchant, { ...body, referenceId: 'r-1' }, 'k-1');
      for (const [other, key] of [
        [{ ...body, amount: 701, referenceId: 'r-1' }, undefined],
        [{ ...body, referenceId: 'r-2' }, 'k-1'],
        [{ ...body, amount: 702 }, 'k-1'],
      ] as const) {
        const response = await sendPayment(testPlatform, merchant, other, key);
        expect([response.status, response.body]).toEqual([
          409,
          expect.objectContaining({ code: 'key_reused' }),
        ]);
      }
      expect((await sendPayment(testPlatform, merchant, { ...body, referenceId: 'r-1' }, 'k-1')).status).toBe(
        201,
      );
      expect(await countOf('payments', 700)).toBe(1);
    },
  );

  it('ties a key that is first sent with a repeated referenceId to the completed attempt', async () => {
    const body = { amount: 710, paymentInstrumentId: card, referenceId: 'r-3' };
    const first = await sendPayment(testPlatform, merchant, body);
    expect((await sendPayment(testPlatform, merchant, body, 'k-late')).text).toBe(first.text);
    const reused = await sendPayment(
      testPlatform,
      merchant,
      { amount: 711, paymentInstrumentId: card },
      'k-late',
    );
    expect([reused.status, reused.body]).toEqual([409, expect.objectContaining({ code: 'key_reused' })]);

    const refused = { amount: 99_000_000, referenceId: 'r-4' };
    const refusal = await sendWithdrawal(testPlatform, merchant, payoutAccount, refused.amount, refused);
    expect(refusal.status).toBe(422);
    const keyed = { type: 'push', method: 'ach', paymentInstrumentId: payoutAccount, ...refused };
    expect((await sendPayment(testPlatform, merchant, keyed, 'k-refused')).status).toBe(422);
    const { rows } = await testPlatform.owner.query(
      `select key, response_status from idempotency_records
        where account_id = $1 and key in ('k-late', 'k-refused') order by key`,
      [merchant.accountId],
    );
    expect(rows).toEqual([
      { key: 'k-late', response_status: 201 },
      { key: 'k-refused', response_status: 422 },
    ]);
  });

  it("accepts a repeated key with the body's fields in another order", async () => {
    const tags = { table: '4', server: 'Ines' };
    const one = await sendPayment(
      testPlatform,
      merchant,
      { amount: 801, paymentInstrumentId: card, tags },
      'k-2',
    );
    const other = await sendPayment(
      testPlatform,
      merchant,
      { tags: { server: 'Ines', table: '4' }, paymentInstrumentId: card, amount: 801 },
      'k-2',
    );
    expect(other.text).toBe(one.text);
  });

  it(
    'scopes an idempotency key to its account and its call',
    { meta: { shows: ['threat:3.2'] } },
    async () => {
      const neighbour = await newMerchant(testPlatform);
      const theirs = await addCard(testPlatform, neighbour);
      const body = { amount: 900, paymentInstrumentId: card };
      const mine = transactionIn(await sendPayment(testPlatform, merchant, body, 'k-3'));
      const other = await sendPayment(
        testPlatform,
        neighbour,
        { ...body, paymentInstrumentId: theirs },
        'k-3',
      );
      expect(transactionIn(other).id).not.toBe(mine.id);
      expect((await sendRefund(testPlatform, merchant, { transactionId: mine.id }, 'k-3')).status).toBe(201);
      await testPlatform.platform.background.settled();
    },
  );

  it('stores a business refusal under its key, but not invalid input', async () => {
    const rich = await newMerchant(testPlatform, { cardSettlementDays: 0 });
    const payTo = await addPayoutAccount(testPlatform, rich);
    const first = await sendWithdrawal(testPlatform, rich, payTo, 5_000, { referenceId: 'early' });
    expect(first.body).toMatchObject({ code: 'amount_over_available' });
    await sendPayment(testPlatform, rich, {
      amount: 50_000,
      paymentInstrumentId: await addCard(testPlatform, rich),
    });
    await settle(testPlatform.platform, rich.accountId);
    const again = await sendWithdrawal(testPlatform, rich, payTo, 5_000, { referenceId: 'early' });
    expect([again.status, again.body]).toEqual([
      422,
      expect.objectContaining({ code: 'amount_over_available' }),
    ]);
    expect((await balances(testPlatform, rich)).availableBalance).toBe(48_520);
    expect((await sendPayment(testPlatform, rich, { amount: 0 }, 'bad')).status).toBe(400);
    expect(
      (await sendPayment(testPlatform, rich, { amount: 100, paymentInstrumentId: 'pi_none' }, 'bad')).status,
    ).toBe(422);
  });
});

it('leaves the books balanced after repeated and concurrent requests', async () => {
  expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
});
