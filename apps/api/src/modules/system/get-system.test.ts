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
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';
import { catchUp } from '../../seed/simulation.ts';
import { startWorker } from '../../jobs/worker.ts';

let place: TestPlatform;
let merchant: Merchant;

// Half past eleven in the evening in New York: the next day is already there in UTC.
const lateInNewYork = new Date('2026-03-03T04:30:00.000Z');

beforeAll(async () => {
  place = await testPlatform({ startsAt: lateInNewYork });
  merchant = await newMerchant(place, { cardSettlementDays: 0 });
});

afterAll(() => place.close());

const system = async (): Promise<unknown> => {
  const { token } = await newPerson(place, ['internal_admin']);
  const answer = await get(place.web, '/api/system', { token });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.body;
};

test('a new platform has done nothing, and has no queue before its first worker', async () => {
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

test('tells the money of the day, what failed and what is open', async () => {
  const card = await addCard(place, merchant);
  const disputedCard = await addCard(place, merchant, '4000000000000259');
  const refusingBank = await addPayoutAccount(place, merchant, '000111111116');
  const paid = await sendPayment(place, merchant, { amount: 50_000, paymentInstrumentId: card });
  await sendPayment(place, merchant, { amount: 10_000, paymentInstrumentId: disputedCard });
  await settle(place.platform, merchant.accountId);
  await sendRefund(place, merchant, { transactionId: transactionIn(paid).id, amount: 1_000 });
  const payout = transactionIn(await sendWithdrawal(place, merchant, refusingBank, 2_000));
  await place.platform.background.settled();
  expect(await system()).toMatchObject({
    today: {
      postings: 5,
      payments: { count: 2, amountCents: 60_000 },
      payouts: { count: 1, amountCents: 2_000 },
      refunds: { count: 1, amountCents: 1_000 },
    },
    failedPayouts: { count: 0 },
  });
  await catchUp(place.platform, place.clock, new Date(lateInNewYork.getTime() + 10_000));
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
  place.clock.moveTo(new Date('2026-03-03T05:00:00.000Z'));
  expect(await system()).toMatchObject({
    today: { since: '2026-03-03T05:00:00.000Z', postings: 0, payments: { count: 0 } },
    failedPayouts: { count: 1 },
  });
});

test('tells how long the queue is', async () => {
  const worker = await startWorker(place.platform, { databaseUrl: place.databaseUrl });
  await worker.stop();
  await place.owner.query(
    `select graphile_worker.add_job('nobody_does_this', max_attempts := 1), graphile_worker.add_job('nor_this', max_attempts := 1)`,
  );
  await place.owner.query(
    `update graphile_worker._private_jobs set attempts = 1 where id = (select max(id) from graphile_worker._private_jobs)`,
  );
  expect(await system()).toMatchObject({
    queue: { depth: 1, failed: 1, oldestJobAt: expect.any(String) },
  });
});

test('groups what front ends report by its message, each with its last stack', async () => {
  const report = async (message: string, stack: string) => {
    place.clock.moveBy(1000);
    const timestamp = place.clock.now().toISOString();
    await post(place.web, '/api/frontend-errors', { message, stack, url: 'http://x/overview', timestamp });
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
  place.clock.moveBy(8 * 86_400_000);
  expect(await system()).toMatchObject({ frontendErrors: [] });
});

test('is for internal admins', async () => {
  const { token } = await newPerson(place);
  expect((await get(place.web, '/api/system', { token })).status).toBe(403);
});
