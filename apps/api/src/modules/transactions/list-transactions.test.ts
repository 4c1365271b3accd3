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
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';

let test: TestPlatform;
let merchant: Merchant;
let payments: string[];
let refunds: string[];
let payouts: string[];

beforeAll(async () => {
  test = await testPlatform();
  merchant = await newMerchant(test, { cardSettlementDays: 0 });
  const card = await addCard(test, merchant);
  const payTo = await addPayoutAccount(test, merchant);
  [payments, refunds, payouts] = [[], [], []];
  for (let place = 1; place <= 7; place += 1) {
    test.clock.moveBy(60_000);
    const payment = await sendPayment(test, merchant, { amount: place * 1_000, paymentInstrumentId: card });
    payments.unshift(transactionIn(payment).id);
  }
  await settle(test.platform, merchant.accountId);
  for (const amount of [100, 213, 300]) {
    const refund = await sendRefund(test, merchant, {
      transactionId: payments[0],
      amount,
      reason: 'Torn bag',
    });
    refunds.unshift(transactionIn(refund).id);
  }
  for (const amount of [400, 500]) {
    payouts.unshift(transactionIn(await sendWithdrawal(test, merchant, payTo, amount)).id);
  }
  await test.platform.background.settled();
});

afterAll(() => test.close());

const listAnswer = z.object({ transactions: z.array(z.object({ id: z.string() })), totalCount: z.number() });

const list = async (query: string) => {
  const answer = await read(test, merchant, `/transactions?accountId=${merchant.accountId}&${query}`);
  const { transactions, totalCount } = listAnswer.parse(answer.body);
  return { ids: transactions.map(({ id }) => id), totalCount };
};

describe('GET /transactions', () => {
  it('gives each of the three lists, newest first', { meta: { shows: ['spec:3.1'] } }, async () => {
    expect(await list('type=pull')).toEqual({ ids: payments, totalCount: 7 });
    expect(await list('type=push&subtype=refund')).toEqual({ ids: refunds, totalCount: 3 });
    expect(await list('type=push&subtypeNot=refund')).toEqual({ ids: payouts, totalCount: 2 });
  });

  it('cuts pages without gap or overlap, also past the end', async () => {
    expect(await list('type=pull&limit=3')).toEqual({ ids: payments.slice(0, 3), totalCount: 7 });
    expect(await list('type=pull&limit=3&offset=3')).toEqual({ ids: payments.slice(3, 6), totalCount: 7 });
    expect(await list('type=pull&limit=3&offset=6')).toEqual({ ids: payments.slice(6), totalCount: 7 });
    expect(await list('type=pull&offset=7')).toEqual({ ids: [], totalCount: 7 });
    expect(await list('type=pull&offset=1000000000&limit=100')).toEqual({ ids: [], totalCount: 7 });
  });

  it('gives what follows from a payment', async () => {
    expect(await list(`parentTransactionId=${payments[0]}`)).toEqual({
      ids: expect.arrayContaining(refunds),
      totalCount: 3,
    });
    expect(await list(`parentTransactionId=${payments[1]}`)).toEqual({ ids: [], totalCount: 0 });
  });

  it('takes every other mix of filters', async () => {
    expect((await list('limit=100')).totalCount).toBe(12);
    expect((await list('type=push')).totalCount).toBe(5);
    expect(await list('type=pull&subtype=refund')).toEqual({ ids: [], totalCount: 0 });
    expect((await list('type=push&subtypeNot=reversal&limit=2')).ids).toHaveLength(2);
    expect((await list('subtype=reversal')).totalCount).toBe(0);
  });

  it('uses the list index for a page and no sort, however far back it lies', async () => {
    const { rows } = await test.owner.query<{ 'QUERY PLAN': string }>(`
      explain select * from transactions where account_id = '${merchant.accountId}' and list = 'payments'
         and ordinal <= 7 - 3 and ordinal > 7 - 6 order by ordinal desc`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('transactions_list');
    expect(plan).not.toContain('Seq Scan');
  });
});

describe('GET /transactions/{id}', () => {
  it('says what of a payment is left to refund', async () => {
    const shown = await read(test, merchant, `/transactions/${payments[0]}`);
    expect(transactionIn(shown).refundableAmount).toBe(7_000 - 613);
    const refund = await read(test, merchant, `/transactions/${refunds[0]}`);
    expect(refund.body).toMatchObject({
      parentTransactionId: payments[0],
      description: 'Torn bag',
      subtype: 'refund',
    });
    expect(transactionIn(refund).refundableAmount).toBeUndefined();
  });

  it('does not tell the absent from the foreign', async () => {
    const neighbour = await newMerchant(test);
    expect((await read(test, neighbour, `/transactions/${payments[0]}`)).status).toBe(404);
    expect((await read(test, neighbour, '/transactions/txn_0000000000000000')).status).toBe(404);
  });
});
