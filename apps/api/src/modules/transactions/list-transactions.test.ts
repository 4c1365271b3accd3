import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCard,
  addPayoutAccount,
  newMerchant,
  read,
  sendPayment,
  sendRefund,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { beginSession } from '../../access/sessions.ts';
import { newPerson } from '../../../test/people.ts';
import { post } from '../../../test/requests.ts';
import { disputeOf } from '../../../test/disputed.ts';
import { statementsOf } from '../../../test/statements.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let payments: string[];
let refunds: string[];
let payouts: string[];

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
  const card = await addCard(testPlatform, merchant);
  const payTo = await addPayoutAccount(testPlatform, merchant);
  [payments, refunds, payouts] = [[], [], []];
  for (let number = 1; number <= 7; number += 1) {
    await moveClock(testPlatform, 60_000);
    const payment = await sendPayment(testPlatform, merchant, {
      amount: number * 1_000,
      paymentInstrumentId: card,
    });
    payments.unshift(transactionIn(payment).id);
  }
  await settle(testPlatform.platform, merchant.accountId);
  for (const amount of [100, 213, 300]) {
    const refund = await sendRefund(testPlatform, merchant, {
      transactionId: payments[0],
      amount,
      reason: 'Torn bag',
    });
    refunds.unshift(transactionIn(refund).id);
  }
  for (const amount of [400, 500]) {
    payouts.unshift(transactionIn(await sendWithdrawal(testPlatform, merchant, payTo, amount)).id);
  }
  await testPlatform.platform.background.settled();
});

afterAll(() => testPlatform.close());

const listResponse = z.object({
  transactions: z.array(z.object({ id: z.string() })),
  totalCount: z.number(),
});

const list = async (query: string) => {
  const response = await read(
    testPlatform,
    merchant,
    `/transactions?accountId=${merchant.accountId}&${query}`,
  );
  const { transactions, totalCount } = listResponse.parse(response.body);
  return { ids: transactions.map(({ id }) => id), totalCount };
};

const rowsOf = async (query: string): Promise<readonly Record<string, unknown>[]> => {
  const response = await read(
    testPlatform,
    merchant,
    `/transactions?accountId=${merchant.accountId}&${query}`,
  );
  return Object(response.body).transactions;
};

describe('GET /transactions', () => {
  it('returns payments, refunds and payouts, newest first', { meta: { shows: ['spec:3.1'] } }, async () => {
    expect(await list('type=pull')).toEqual({ ids: payments, totalCount: 7 });
    expect(await list('type=push&subtype=refund')).toEqual({ ids: refunds, totalCount: 3 });
    expect(await list('type=push&subtypeNot=refund')).toEqual({ ids: payouts, totalCount: 2 });
  });

  it('pages through transactions without gaps or overlaps, also past the end', async () => {
    expect(await list('type=pull&limit=3')).toEqual({ ids: payments.slice(0, 3), totalCount: 7 });
    expect(await list('type=pull&limit=3&offset=3')).toEqual({ ids: payments.slice(3, 6), totalCount: 7 });
    expect(await list('type=pull&limit=3&offset=6')).toEqual({ ids: payments.slice(6), totalCount: 7 });
    expect(await list('type=pull&offset=7')).toEqual({ ids: [], totalCount: 7 });
    expect(await list('type=pull&offset=1000000000&limit=100')).toEqual({ ids: [], totalCount: 7 });
  });

  it('returns the transactions under a payment', async () => {
    expect(await list(`parentTransactionId=${payments[0]}`)).toEqual({
      ids: expect.arrayContaining(refunds),
      totalCount: 3,
    });
    expect(await list(`parentTransactionId=${payments[1]}`)).toEqual({ ids: [], totalCount: 0 });
  });

  it('accepts other combinations of type, subtype and subtypeNot', async () => {
    expect((await list('limit=100')).totalCount).toBe(12);
    expect((await list('type=push')).totalCount).toBe(5);
    expect(await list('type=pull&subtype=refund')).toEqual({ ids: [], totalCount: 0 });
    expect((await list('type=push&subtypeNot=reversal&limit=2')).ids).toHaveLength(2);
    expect((await list('subtype=reversal')).totalCount).toBe(0);
  });

  it("reads a page by the list's index, without a sequential scan", async () => {
    const { rows } = await testPlatform.owner.query<{ 'QUERY PLAN': string }>(`
      explain select * from transactions where account_id = '${merchant.accountId}' and list = 'payments'
         and ordinal <= 7 - 3 and ordinal > 7 - 6 order by ordinal desc`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('transactions_list');
    expect(plan).not.toContain('Seq Scan');
  });
});

describe('GET /transactions/{id}', () => {
  it('returns the refundable amount of a payment, but not of a refund', async () => {
    const shown = await read(testPlatform, merchant, `/transactions/${payments[0]}`);
    expect(transactionIn(shown).refundableAmount).toBe(7_000 - 613);
    const refund = await read(testPlatform, merchant, `/transactions/${refunds[0]}`);
    expect(refund.body).toMatchObject({
      parentTransactionId: payments[0],
      description: 'Torn bag',
      subtype: 'refund',
    });
    expect(transactionIn(refund).refundableAmount).toBeUndefined();
  });

  it("responds to another merchant's transaction as to an unknown transaction", async () => {
    const neighbour = await newMerchant(testPlatform);
    expect((await read(testPlatform, neighbour, `/transactions/${payments[0]}`)).status).toBe(404);
    expect((await read(testPlatform, neighbour, '/transactions/txn_0000000000000000')).status).toBe(404);
  });
});

describe('a row of GET /transactions', () => {
  it("shows a payment's card and owner, refunded amount, and dispute status", async () => {
    await disputeOf(testPlatform, payments[1] ?? '', 'fraudulent');
    const [refunded, disputed, other] = await rowsOf('type=pull&limit=3');
    expect(refunded).toMatchObject({ lastFour: '4242', cardBrand: 'Visa', ownerName: expect.any(String) });
    // The amount of the second refund ends in 13 cents, so the sandbox eventually refuses it.
    const failed = await testPlatform.owner.query(
      `select coalesce(sum(amount_cents), 0)::int as cents from transactions
        where parent_transaction_id = $1 and subtype = 'refund' and status <> 'failed'`,
      [payments[0]],
    );
    expect(refunded?.['refundedAmount']).toBe(failed.rows[0].cents);
    expect(refunded).not.toHaveProperty('disputeStatus');
    expect(disputed).toMatchObject({ id: payments[1], refundedAmount: 0, disputeStatus: 'pending' });
    expect(other).toMatchObject({ refundedAmount: 0 });
    expect(other).not.toHaveProperty('disputeStatus');
    const one = await read(testPlatform, merchant, `/transactions/${payments[1]}`);
    expect(one.body).toMatchObject({ lastFour: '4242', disputeStatus: 'pending', refundableAmount: 0 });
  });

  it("shows a payout's effect on the balance and its destination", async () => {
    const [payout] = await rowsOf('type=push&subtypeNot=refund');
    expect(payout).toMatchObject({
      amount: 500,
      balanceEffect: -500,
      lastFour: expect.stringMatching(/^\d{4}$/),
      bankAccountType: 'business_checking',
    });
    const [refund] = await rowsOf('type=push&subtype=refund');
    expect(refund).toMatchObject({ description: 'Torn bag', parentTransactionId: payments[0] });
    expect(refund).not.toHaveProperty('balanceEffect');
  });

  it.each([
    ['payments', '/transactions?type=pull'],
    ['refunds', '/transactions?type=push&subtype=refund'],
    ['payouts', '/transactions?type=push&subtypeNot=refund'],
    ['ledger entries', '/accounts/ledger?status=settled'],
  ])('reads a page of several %s with the same statements as a page of one', async (_, path) => {
    const readPage = async (limit: number) => {
      const { body } = await read(
        testPlatform,
        merchant,
        `${path}&accountId=${merchant.accountId}&limit=${limit}`,
      );
      return Object.values(Object(body)).find(Array.isArray)?.length;
    };
    // Reads what a process caches, such as the session, before anything is recorded.
    await readPage(1);
    const textsOf = async (limit: number, isExpected: (rowCount: number | undefined) => boolean) => {
      const statements = await statementsOf(async () => {
        expect(await readPage(limit)).toSatisfy(isExpected);
      });
      return statements.map(({ text }) => text).toSorted();
    };
    const ofOne = await textsOf(1, (rowCount) => rowCount === 1);
    expect(ofOne).not.toEqual([]);
    expect(await textsOf(50, (rowCount = 0) => rowCount > 1)).toEqual(ofOne);
  });

  it('returns the sum and the fees of all rows of a list if requested', async () => {
    const sumOf = async (query: string) => {
      const path = `/transactions?accountId=${merchant.accountId}&${query}&limit=1&include=sum`;
      return Object((await read(testPlatform, merchant, path)).body).sum;
    };
    const { rows } = await testPlatform.owner.query(
      `select sum(e.amount_cents)::int as fees from ledger_entries e join transactions t on t.id = e.transaction_id
        where t.account_id = $1 and t.list = 'payments' and t.amount_cents >= 6000 and e.category like '%fee'`,
      [merchant.accountId],
    );
    expect(await sumOf('type=pull&amountMin=6000')).toEqual({ amount: 13_000, fees: rows[0].fees });
    expect(await sumOf('type=push&subtypeNot=refund')).toEqual({ amount: 900, fees: 0 });
    expect(await sumOf('type=pull&status=failed')).toEqual({ amount: 0, fees: 0 });
    expect(await sumOf('type=push')).toBeUndefined();
    expect(
      Object(
        (await read(testPlatform, merchant, `/transactions?accountId=${merchant.accountId}&type=pull`)).body,
      ),
    ).not.toHaveProperty('sum');
  });

  it("finds payments by a card, even a repeatedly stored card, but not by another account's card", async () => {
    const [{ paymentInstrumentId } = {}] = await rowsOf('type=pull&limit=1');
    const again = await addCard(testPlatform, merchant);
    const newest = await sendPayment(testPlatform, merchant, { amount: 250, paymentInstrumentId: again });
    const other = await addCard(testPlatform, merchant, '5555555555554444');
    const expected = { ids: [transactionIn(newest).id, ...payments], totalCount: 8 };
    for (const card of [paymentInstrumentId, again]) {
      expect(await list(`type=pull&paymentInstrumentId=${String(card)}`)).toEqual(expected);
    }
    expect(await list(`type=pull&paymentInstrumentId=${other}`)).toEqual({ ids: [], totalCount: 0 });
    const least = `type=pull&paymentInstrumentId=${again}&amountMin=6000&sort=amount&sortOrder=asc`;
    expect((await list(least)).ids).toEqual([payments[1], payments[0]]);
    const neighbor = await newMerchant(testPlatform);
    const foreign = await addCard(testPlatform, neighbor);
    expect((await list(`type=pull&paymentInstrumentId=${foreign}`)).ids).toEqual([]);
  });
});

it('distinguishes payouts from corrections by their kind, and sums only payouts', async () => {
  const admin = await newPerson(testPlatform, ['internal_admin']);
  const token = await beginSession(testPlatform.platform, admin.userId);
  const body = { accountId: merchant.accountId, amount: 100, direction: 'credit', reason: 'Goodwill' };
  expect((await post(testPlatform.web, '/api/accounts/adjustments', body, { token })).status).toBe(201);
  const payoutsOf = async (query: string) => {
    const path = `/transactions?accountId=${merchant.accountId}&type=push&subtypeNot=refund&include=sum${query}`;
    return (await read(testPlatform, merchant, path)).body;
  };
  expect(await payoutsOf('')).toMatchObject({ totalCount: 3, sum: { amount: 900, fees: 0 } });
  expect(await payoutsOf('&kind=payout')).toMatchObject({ totalCount: 2, sum: { amount: 900, fees: 0 } });
  expect(await payoutsOf('&kind=adjustment')).toMatchObject({
    totalCount: 1,
    transactions: [{ subtype: 'adjustment', amount: 100 }],
    sum: { amount: 0, fees: 0 },
  });
});
