import { eventually } from '@tillbook/vitest-config/eventually';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  addBankAccount,
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
import { findViolations } from '../../ledger/invariants.ts';
import { catchUp } from '../../seed/simulation.ts';
import { startWorker } from '../../jobs/worker.ts';

let test: TestPlatform;

beforeAll(async () => {
  test = await testPlatform();
});

afterAll(() => test.close());

/** The sandbox's account whose payments clear and come back. */
const returning = '000222222227';

/** A payment of $200 by bank account that has cleared and is about to come back. */
const cleared = async (terms: { achSettlementDays?: number } = {}) => {
  const merchant = await newMerchant(test, terms);
  const paymentInstrumentId = await addBankAccount(test, merchant, 'buyer', returning);
  const sent = await sendPayment(test, merchant, { amount: 20_000, method: 'ach', paymentInstrumentId });
  await passTime(test, 3000);
  const { id } = transactionIn(sent);
  expect(transactionIn(await read(test, merchant, `/transactions/${id}`)).status).toBe('succeeded');
  return { merchant, id };
};

const relatedTo = async (merchant: Merchant, id: string) =>
  (
    await read(
      test,
      merchant,
      `/transactions?accountId=${merchant.accountId}&parentTransactionId=${id}&subtype=reversal`,
    )
  ).body;

it.each([
  ['still pending', {}],
  ['settled', { achSettlementDays: 0 }],
])('a bank payment that comes back, its money %s, is taken back and keeps its fee', async (_, terms) => {
  const { merchant, id } = await cleared(terms);
  const total = async () => {
    const { pendingBalance, availableBalance } = await balances(test, merchant);
    return pendingBalance + availableBalance;
  };
  expect(await total()).toBe(20_000 - 160);
  await passTime(test, 3000);
  expect(await total()).toBe(-160);
  expect(await relatedTo(merchant, id)).toMatchObject({
    totalCount: 1,
    transactions: [
      {
        type: 'push',
        subtype: 'reversal',
        amount: 20_000,
        status: 'succeeded',
        description: 'The bank returned the payment.',
      },
    ],
  });
  const refund = await sendRefund(test, merchant, { transactionId: id });
  expect([refund.status, refund.body]).toEqual([
    409,
    expect.objectContaining({ code: 'nothing_refundable' }),
  ]);
  await lookForWork(test);
  await catchUp(test.platform, test.clock, new Date(test.clock.now().getTime() + 20 * 86_400_000));
  expect(await relatedTo(merchant, id)).toMatchObject({ totalCount: 1 });
  expect((await balances(test, merchant)).availableBalance).toBe(-160);
  expect(await findViolations(test.platform.database.pool)).toEqual([]);
});

it('of one that was given back in part, what is left comes back', async () => {
  const { merchant, id } = await cleared();
  await sendRefund(test, merchant, { transactionId: id, amount: 5_000 });
  await passTime(test, 3000);
  expect(await relatedTo(merchant, id)).toMatchObject({ transactions: [{ amount: 15_000 }] });
  expect(await findViolations(test.platform.database.pool)).toEqual([]);
});

it('one that was given back whole is confirmed and changes nothing', async () => {
  const { merchant, id } = await cleared();
  await sendRefund(test, merchant, { transactionId: id });
  await passTime(test, 3000);
  expect(await test.platform.processor.returns()).toEqual([]);
  expect(await relatedTo(merchant, id)).toMatchObject({ totalCount: 0 });
});

it('is booked once by two workers that are told at the same moment', async () => {
  const { merchant, id } = await cleared();
  const { platform, databaseUrl } = test;
  const workers = await Promise.all([
    startWorker(platform, { databaseUrl }),
    startWorker(platform, { databaseUrl }),
  ]);
  try {
    test.clock.moveBy(3000);
    await eventually(async () => expect(await relatedTo(merchant, id)).toMatchObject({ totalCount: 1 }));
    await eventually(async () => expect(await platform.processor.returns()).toEqual([]));
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
  expect(await relatedTo(merchant, id)).toMatchObject({ totalCount: 1 });
  expect(await findViolations(test.platform.database.pool)).toEqual([]);
});

it('is told again until it is booked, and booked once where the telling was lost', async () => {
  const { merchant, id } = await cleared();
  test.clock.moveBy(3000);
  const confirm = vi.spyOn(test.platform.processor, 'confirmReturn').mockRejectedValueOnce(new Error('gone'));
  await lookForWork(test);
  expect(await relatedTo(merchant, id)).toMatchObject({ totalCount: 1 });
  expect(await test.platform.processor.returns()).toHaveLength(1);
  confirm.mockRestore();
  await lookForWork(test);
  expect(await test.platform.processor.returns()).toEqual([]);
  expect(await relatedTo(merchant, id)).toMatchObject({ totalCount: 1 });
});
