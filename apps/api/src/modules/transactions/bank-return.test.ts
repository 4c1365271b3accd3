import { eventually } from '@tillbook/config/vitest/eventually';
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
import { runDueJobs, passTime, moveClock } from '../../../test/passing-time.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { catchUp } from '../../programs/seed/simulation.ts';
import { startWorker } from '../../jobs/worker.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

/** The sandbox's bank account whose payments clear and are then returned. */
const returning = '000222222227';

/** Creates a bank payment of $200 that has cleared and is about to be returned. */
const cleared = async (terms: { achSettlementDays?: number } = {}) => {
  const merchant = await newMerchant(testPlatform, terms);
  const paymentInstrumentId = await addBankAccount(testPlatform, merchant, 'buyer', returning);
  const sent = await sendPayment(testPlatform, merchant, {
    amount: 20_000,
    method: 'ach',
    paymentInstrumentId,
  });
  await passTime(testPlatform, 3000);
  const { id } = transactionIn(sent);
  expect(transactionIn(await read(testPlatform, merchant, `/transactions/${id}`)).status).toBe('succeeded');
  return { merchant, id };
};

const relatedTo = async (merchant: Merchant, id: string) =>
  (
    await read(
      testPlatform,
      merchant,
      `/transactions?accountId=${merchant.accountId}&parentTransactionId=${id}&subtype=reversal`,
    )
  ).body;

it.each([
  ['still pending', {}],
  ['settled', { achSettlementDays: 0 }],
])('reverses a returned bank payment, but not its fee, while its money is %s', async (_, terms) => {
  const { merchant, id } = await cleared(terms);
  const total = async () => {
    const { pendingBalance, availableBalance } = await balances(testPlatform, merchant);
    return pendingBalance + availableBalance;
  };
  expect(await total()).toBe(20_000 - 160);
  await passTime(testPlatform, 3000);
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
  const refund = await sendRefund(testPlatform, merchant, { transactionId: id });
  expect([refund.status, refund.body]).toEqual([
    409,
    expect.objectContaining({ code: 'nothing_refundable' }),
  ]);
  await runDueJobs(testPlatform);
  await catchUp(
    testPlatform.platform,
    testPlatform.clock,
    new Date(testPlatform.clock.now().getTime() + 20 * 86_400_000),
  );
  expect(await relatedTo(merchant, id)).toMatchObject({ totalCount: 1 });
  expect((await balances(testPlatform, merchant)).availableBalance).toBe(-160);
  expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
});

it('reverses only the amount of a returned payment that was not refunded', async () => {
  const { merchant, id } = await cleared();
  await sendRefund(testPlatform, merchant, { transactionId: id, amount: 5_000 });
  await passTime(testPlatform, 3000);
  expect(await relatedTo(merchant, id)).toMatchObject({ transactions: [{ amount: 15_000 }] });
  expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
});

it('confirms the return of a fully refunded payment without a reversal', async () => {
  const { merchant, id } = await cleared();
  await sendRefund(testPlatform, merchant, { transactionId: id });
  await passTime(testPlatform, 3000);
  expect(await testPlatform.platform.processor.returns()).toEqual([]);
  expect(await relatedTo(merchant, id)).toMatchObject({ totalCount: 0 });
});

it('posts one reversal if two workers process a return concurrently', async () => {
  const { merchant, id } = await cleared();
  const { platform, databaseUrl } = testPlatform;
  const workers = await Promise.all([
    startWorker(platform, { databaseUrl }),
    startWorker(platform, { databaseUrl }),
  ]);
  try {
    await moveClock(testPlatform, 3000);
    await eventually(async () => expect(await relatedTo(merchant, id)).toMatchObject({ totalCount: 1 }));
    await eventually(async () => expect(await platform.processor.returns()).toEqual([]));
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
  expect(await relatedTo(merchant, id)).toMatchObject({ totalCount: 1 });
  expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
});

it('posts a return only once if its confirmation is lost and the processor repeats it', async () => {
  const { merchant, id } = await cleared();
  await moveClock(testPlatform, 3000);
  const confirm = vi
    .spyOn(testPlatform.platform.processor, 'confirmReturn')
    .mockRejectedValueOnce(new Error('gone'));
  await runDueJobs(testPlatform);
  expect(await relatedTo(merchant, id)).toMatchObject({ totalCount: 1 });
  expect(await testPlatform.platform.processor.returns()).toHaveLength(1);
  confirm.mockRestore();
  await runDueJobs(testPlatform);
  expect(await testPlatform.platform.processor.returns()).toEqual([]);
  expect(await relatedTo(merchant, id)).toMatchObject({ totalCount: 1 });
});
