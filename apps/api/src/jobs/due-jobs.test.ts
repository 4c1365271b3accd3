import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { addCard, newMerchant, read, transactionIn } from '../../test/merchant.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { attemptPayment } from '../modules/transactions/take-payment.ts';
import { accountForPlatform } from '../access/grant-store.ts';
import { findDueJobs } from './due-jobs.ts';
import { runJob } from './tasks.ts';

let test: TestPlatform;

beforeAll(async () => {
  test = await testPlatform();
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

const look = async () => {
  const jobs = await findDueJobs(test.platform);
  for (const job of jobs) await runJob(test.platform, job).catch(() => undefined);
  return jobs.map(({ subject }) => subject);
};

it('work that keeps failing goes behind what is new, and is tried again less and less often', async () => {
  const merchant = await newMerchant(test);
  const paymentInstrumentId = await addCard(test, merchant);
  const attempt = () =>
    attemptPayment(
      { platform: test.platform, accountId: accountForPlatform(merchant) },
      {
        accountId: merchant.accountId,
        type: 'pull',
        amount: 500,
        channel: 'online',
        method: 'card',
        paymentInstrumentId,
      },
    );
  const stuck: string[] = [];
  for (let index = 0; index < 200; index += 1) stuck.push((await attempt()).id);
  test.clock.moveBy(1_000);
  const newest = await attempt();
  const bank = { ...test.platform.processor };
  vi.spyOn(test.platform.processor, 'submit').mockImplementation(async (request) => {
    if (request.key !== newest.id) throw new Error('The bank is away.');
    return bank.submit(request);
  });

  test.clock.moveBy(60_000);
  expect((await look()).toSorted()).toEqual(stuck.toSorted());
  expect(await look()).toEqual([newest.id]);
  expect(transactionIn(await read(test, merchant, `/transactions/${newest.id}`)).status).toBe('succeeded');

  // Half as long as the answer is owed already, which is 61 seconds.
  test.clock.moveBy(30_000);
  expect(await look()).toEqual([]);
  test.clock.moveBy(1_000);
  expect(await look()).toHaveLength(200);
  test.clock.moveBy(40_000);
  expect(await look()).toEqual([]);
}, 60_000);
