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
import type { Answer } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { settle } from '../../ledger/settle.ts';

let test: TestPlatform;
let merchant: Merchant;
let card: string;
let bank: string;
let payoutAccount: string;

beforeAll(async () => {
  test = await testPlatform();
  merchant = await newMerchant(test, { cardSettlementDays: 0 });
  card = await addCard(test, merchant);
  bank = await addBankAccount(test, merchant);
  payoutAccount = await addPayoutAccount(test, merchant);
});

afterAll(async () => {
  await test.close();
});

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

const countOf = async (list: string, amountCents: number) => {
  const { rows } = await test.owner.query<{ count: number }>(
    'select count(*)::int as count from transactions where account_id = $1 and list = $2 and amount_cents = $3',
    [merchant.accountId, list, amountCents],
  );
  return rows[0]?.count;
};

const expectOneAnswer = (answers: readonly Answer[]) => {
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toHaveLength(1);
  return transactionIn(answers[0] ?? { status: 0, body: undefined, text: 'none', headers: new Headers() });
};

describe('64 requests at once with one key are one payment with one answer:', () => {
  it('by card, under a referenceId', async () => {
    const body = { amount: 10_001, paymentInstrumentId: card, referenceId: 'order-64' };
    expect(expectOneAnswer(await times(64, () => sendPayment(test, merchant, body))).status).toBe(
      'succeeded',
    );
    expect(await countOf('payments', 10_001)).toBe(1);
  });

  it('by bank account, under an Idempotency-Key', async () => {
    const body = { amount: 10_002, method: 'ach', paymentInstrumentId: bank };
    const answers = await times(64, () => sendPayment(test, merchant, body, 'bank-64'));
    const payment = expectOneAnswer(answers);
    expect(payment.status).toBe('pending');
    expect(await countOf('payments', 10_002)).toBe(1);
    // The first answer stays the answer, whatever has become of the payment since.
    test.clock.moveBy(5000);
    const again = await sendPayment(test, merchant, body, 'bank-64');
    expect(transactionIn(again)).toEqual(payment);
  });

  it('a refund and a withdrawal', async () => {
    const paid = transactionIn(
      await sendPayment(test, merchant, { amount: 50_000, paymentInstrumentId: card }),
    );
    await settle(test.platform, merchant.accountId);
    const refund = { transactionId: paid.id, amount: 10_003 };
    expectOneAnswer(await times(64, () => sendRefund(test, merchant, refund, 'refund-64')));
    expect(await countOf('refunds', 10_003)).toBe(1);
    const withdrawals = await times(64, () =>
      sendWithdrawal(test, merchant, payoutAccount, 10_004, { referenceId: 'withdraw-64' }),
    );
    expectOneAnswer(withdrawals);
    expect(await countOf('payouts', 10_004)).toBe(1);
    await test.platform.background.settled();
  });
});

describe('a key', () => {
  it(
    'with another body is refused, in whichever of its two places it stands',
    { meta: { shows: ['threat:3.2', 'asvs:V2.2.3'] } },
    async () => {
      const body = { amount: 700, paymentInstrumentId: card };
      await sendPayment(test, merchant, { ...body, referenceId: 'r-1' }, 'k-1');
      for (const [other, key] of [
        [{ ...body, amount: 701, referenceId: 'r-1' }, undefined],
        [{ ...body, referenceId: 'r-2' }, 'k-1'],
        [{ ...body, amount: 702 }, 'k-1'],
      ] as const) {
        const answer = await sendPayment(test, merchant, other, key);
        expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ code: 'key_reused' })]);
      }
      expect((await sendPayment(test, merchant, { ...body, referenceId: 'r-1' }, 'k-1')).status).toBe(201);
      expect(await countOf('payments', 700)).toBe(1);
    },
  );

  it('that comes with another key of an answered attempt belongs to that attempt from then on', async () => {
    const body = { amount: 710, paymentInstrumentId: card, referenceId: 'r-3' };
    const first = await sendPayment(test, merchant, body);
    expect((await sendPayment(test, merchant, body, 'k-late')).text).toBe(first.text);
    const reused = await sendPayment(test, merchant, { amount: 711, paymentInstrumentId: card }, 'k-late');
    expect([reused.status, reused.body]).toEqual([409, expect.objectContaining({ code: 'key_reused' })]);

    const refused = { amount: 99_000_000, referenceId: 'r-4' };
    const refusal = await sendWithdrawal(test, merchant, payoutAccount, refused.amount, refused);
    expect(refusal.status).toBe(422);
    const keyed = { type: 'push', method: 'ach', paymentInstrumentId: payoutAccount, ...refused };
    expect((await sendPayment(test, merchant, keyed, 'k-refused')).status).toBe(422);
    const { rows } = await test.owner.query(
      `select key, response_status from idempotency_records
        where account_id = $1 and key in ('k-late', 'k-refused') order by key`,
      [merchant.accountId],
    );
    expect(rows).toEqual([
      { key: 'k-late', response_status: 201 },
      { key: 'k-refused', response_status: 422 },
    ]);
  });

  it('does not depend on the order of the fields of its body', async () => {
    const tags = { table: '4', server: 'Ines' };
    const one = await sendPayment(test, merchant, { amount: 801, paymentInstrumentId: card, tags }, 'k-2');
    const other = await sendPayment(
      test,
      merchant,
      { tags: { server: 'Ines', table: '4' }, paymentInstrumentId: card, amount: 801 },
      'k-2',
    );
    expect(other.text).toBe(one.text);
  });

  it('belongs to its account and its call', { meta: { shows: ['threat:3.2'] } }, async () => {
    const neighbour = await newMerchant(test);
    const theirs = await addCard(test, neighbour);
    const body = { amount: 900, paymentInstrumentId: card };
    const mine = transactionIn(await sendPayment(test, merchant, body, 'k-3'));
    const other = await sendPayment(test, neighbour, { ...body, paymentInstrumentId: theirs }, 'k-3');
    expect(transactionIn(other).id).not.toBe(mine.id);
    expect((await sendRefund(test, merchant, { transactionId: mine.id }, 'k-3')).status).toBe(201);
    await test.platform.background.settled();
  });

  it('remembers a refusal by a rule as the answer, and not bad input', async () => {
    const rich = await newMerchant(test, { cardSettlementDays: 0 });
    const payTo = await addPayoutAccount(test, rich);
    const first = await sendWithdrawal(test, rich, payTo, 5_000, { referenceId: 'early' });
    expect(first.body).toMatchObject({ code: 'amount_over_available' });
    await sendPayment(test, rich, { amount: 50_000, paymentInstrumentId: await addCard(test, rich) });
    await settle(test.platform, rich.accountId);
    const again = await sendWithdrawal(test, rich, payTo, 5_000, { referenceId: 'early' });
    expect([again.status, again.body]).toEqual([
      422,
      expect.objectContaining({ code: 'amount_over_available' }),
    ]);
    expect((await balances(test, rich)).availableBalance).toBe(48_520);
    expect((await sendPayment(test, rich, { amount: 0 }, 'bad')).status).toBe(400);
    expect(
      (await sendPayment(test, rich, { amount: 100, paymentInstrumentId: 'pi_none' }, 'bad')).status,
    ).toBe(422);
  });
});

it('leaves the books right', async () => {
  expect(await findViolations(test.platform.database.pool)).toEqual([]);
});
