import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { addCard, newMerchant, read, transactionIn } from '../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { requireNotSeen } from '../ledger/command.ts';
import { attemptPayment } from '../modules/transactions/take-payment.ts';
import { accountForPlatform } from '../access/grant-store.ts';
import { findDueJobs } from './due-jobs.ts';
import { runJob, subjectOf } from './tasks.ts';
import { moveClock } from '../../test/passing-time.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => testPlatform.close());

const poll = async () => {
  const jobs = await findDueJobs(testPlatform.platform);
  for (const job of jobs) await runJob(testPlatform.platform, job).catch(() => undefined);
  return jobs.map(({ subject }) => subject);
};

it('moves a failing job behind new jobs and retries it at growing intervals', async () => {
  const merchant = await newMerchant(testPlatform);
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  const attempt = async () =>
    requireNotSeen(
      await attemptPayment(
        { platform: testPlatform.platform, accountId: accountForPlatform(merchant) },
        {
          accountId: merchant.accountId,
          type: 'pull',
          amount: 500,
          channel: 'online',
          method: 'card',
          paymentInstrumentId,
        },
      ),
    );
  const stuck: string[] = [];
  for (let index = 0; index < 200; index += 1) stuck.push(subjectOf(await attempt()));
  await moveClock(testPlatform, 1_000);
  const newest = await attempt();
  const bank = { ...testPlatform.platform.processor };
  vi.spyOn(testPlatform.platform.processor, 'submit').mockImplementation(async (request) => {
    if (request.key !== newest.id) throw new Error('The bank is away.');
    return bank.submit(request);
  });

  await moveClock(testPlatform, 60_000);
  expect((await poll()).toSorted()).toEqual(stuck.toSorted());
  expect(await poll()).toEqual([subjectOf(newest)]);
  expect(transactionIn(await read(testPlatform, merchant, `/transactions/${newest.id}`)).status).toBe(
    'succeeded',
  );

  // The next try follows after half of the age of the attempts, which is 61 seconds.
  await moveClock(testPlatform, 30_000);
  expect(await poll()).toEqual([]);
  await moveClock(testPlatform, 1_000);
  expect(await poll()).toHaveLength(200);
  await moveClock(testPlatform, 40_000);
  expect(await poll()).toEqual([]);
});
