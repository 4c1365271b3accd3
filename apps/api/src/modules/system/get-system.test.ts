import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addCard,
  addPayoutAccount,
  newMerchant,
  sendPayment,
  sendRefund,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { newPerson } from '../../../test/people.ts';
import { get, post } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';
import { catchUp } from '../../programs/seed/simulation.ts';
import { startWorker } from '../../jobs/worker.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;

// 11:30 PM in New York, and already the next day in UTC.
const lateInNewYork = new Date('2026-03-03T04:30:00.000Z');

beforeAll(async () => {
  testPlatform = await startTestPlatform({ startsAt: lateInNewYork });
  merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
});

afterAll(() => testPlatform.close());

const system = async (): Promise<unknown> => {
  const { token } = await newPerson(testPlatform, ['internal_admin']);
  const response = await get(testPlatform.web, '/api/system', { token });
  if (response.status !== 200) throw new Error(`${response.status}: ${response.text}`);
  return response.body;
};

test('returns zeros for a new platform, and an empty queue before a worker has started', async () => {
  const nothing = { count: 0, amountCents: 0 };
  expect(await system()).toEqual({
    asOf: lateInNewYork.toISOString(),
    today: {
      since: '2026-03-02T05:00:00.000Z',
      postings: 0,
      payments: nothing,
      payouts: nothing,
      refunds: nothing,
    },
    openAttempts: 0,
    failedPayouts: { count: 0, newest: [] },
    openDisputes: nothing,
    queue: { depth: 0, failed: 0 },
    frontendErrors: [],
  });
});

test("reports the day's postings and transactions, failed payouts and open disputes", async () => {
  const card = await addCard(testPlatform, merchant);
  const disputedCard = await addCard(testPlatform, merchant, '4000000000000259');
  const refusingBank = await addPayoutAccount(testPlatform, merchant, '000111111116');
  const paid = await sendPayment(testPlatform, merchant, { amount: 50_000, paymentInstrumentId: card });
  await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId: disputedCard });
  await settle(testPlatform.platform, merchant.accountId);
  await sendRefund(testPlatform, merchant, { transactionId: transactionIn(paid).id, amount: 1_000 });
  const payout = transactionIn(await sendWithdrawal(testPlatform, merchant, refusingBank, 2_000));
  await testPlatform.platform.background.settled();
  expect(await system()).toMatchObject({
    today: {
      postings: 5,
      payments: { count: 2, amountCents: 60_000 },
      payouts: { count: 1, amountCents: 2_000 },
      refunds: { count: 1, amountCents: 1_000 },
    },
    failedPayouts: { count: 0 },
  });
  await catchUp(testPlatform.platform, testPlatform.clock, new Date(lateInNewYork.getTime() + 10_000));
  expect(await system()).toMatchObject({
    today: { payouts: { count: 0 } },
    failedPayouts: {
      count: 1,
      newest: [
        {
          id: payout.id,
          accountId: merchant.accountId,
          accountName: 'Harbor Coffee',
          amountCents: 2_000,
          failureMessage: 'The bank refused the transfer.',
        },
      ],
    },
    openDisputes: { count: 1, amountCents: 10_000, nextDeadlineAt: expect.stringMatching(/^2026-03-17/) },
  });
  testPlatform.clock.moveTo(new Date('2026-03-03T05:00:00.000Z'));
  expect(await system()).toMatchObject({
    today: { since: '2026-03-03T05:00:00.000Z', postings: 0, payments: { count: 0 } },
    failedPayouts: { count: 1 },
  });
});

test('reports the number of waiting and of failed jobs', async () => {
  const worker = await startWorker(testPlatform.platform, { databaseUrl: testPlatform.databaseUrl });
  await worker.stop();
  await testPlatform.owner.query(
    `select graphile_worker.add_job('nobody_does_this', max_attempts := 1), graphile_worker.add_job('nor_this', max_attempts := 1)`,
  );
  await testPlatform.owner.query(
    `update graphile_worker._private_jobs set attempts = 1 where id = (select max(id) from graphile_worker._private_jobs)`,
  );
  expect(await system()).toMatchObject({
    queue: { depth: 1, failed: 1, oldestJobAt: expect.any(String) },
  });
});

test('groups front-end errors by message, each with its latest stack', async () => {
  const report = async (message: string, stack: string) => {
    await moveClock(testPlatform, 1000);
    const timestamp = testPlatform.clock.now().toISOString();
    await post(testPlatform.web, '/api/frontend-errors', {
      message,
      stack,
      url: 'http://x/overview',
      timestamp,
    });
  };
  await report('chunk failed', 'at first');
  await report('undefined is not a function', 'at once');
  await report('chunk failed', 'at last');
  expect(await system()).toMatchObject({
    frontendErrors: [
      { message: 'chunk failed', count: 2, lastStack: 'at last', lastUrl: 'http://x/overview' },
      { message: 'undefined is not a function', count: 1, lastStack: 'at once' },
    ],
  });
  await moveClock(testPlatform, 8 * 86_400_000);
  expect(await system()).toMatchObject({ frontendErrors: [] });
});

test("lets only internal admins read the system's state", async () => {
  const { token } = await newPerson(testPlatform);
  expect((await get(testPlatform.web, '/api/system', { token })).status).toBe(403);
});

const openDisputes = async () => Object(await system()).openDisputes;

test('reports the nearest deadline of disputes that can still be answered', async () => {
  const { rows } = await testPlatform.owner.query<{ id: string; respond_by: Date }>(
    'select id, respond_by from disputes',
  );
  const [{ id, respond_by: deadline } = { id: '', respond_by: new Date(0) }] = rows;
  const before = testPlatform.clock.now();
  expect(await openDisputes()).toMatchObject({
    nextDeadlineAt: deadline.toISOString(),
    nextToAnswer: { id, accountId: merchant.accountId, accountName: 'Harbor Coffee' },
  });
  testPlatform.clock.moveTo(deadline);
  expect(await openDisputes()).toEqual({ count: 1, amountCents: 10_000 });
  testPlatform.clock.moveTo(before);
  await testPlatform.owner.query(`update disputes set status = 'under_review'`);
  expect(await openDisputes()).toEqual({ count: 1, amountCents: 10_000 });
});
