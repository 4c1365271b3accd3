import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../test/merchant.ts';
import { moveClock } from '../../test/passing-time.ts';
import { beginSimulationOf, endSimulationOf } from '../../test/simulated-database.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { settle } from './settle.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let card: string;

const simulate = (isSimulated: boolean): Promise<void> =>
  (isSimulated ? beginSimulationOf : endSimulationOf)(testPlatform.databaseUrl);

const pay = () => sendPayment(testPlatform, merchant, { amount: 500, paymentInstrumentId: card });

/** Freezes the test's clock ahead of the database's clock, which continues to run. */
const moveAheadOfDatabase = async (aheadMs: number): Promise<void> => {
  testPlatform.clock.moveTo(new Date(Date.now() + aheadMs));
};

beforeAll(async () => {
  testPlatform = await startTestPlatform({ startsAt: new Date() });
  merchant = await newMerchant(testPlatform);
  card = await addCard(testPlatform, merchant);
});
beforeEach(() => simulate(false));
afterAll(() => testPlatform.close());

test('accepts a posting dated up to 30 seconds ahead of the database', async () => {
  await moveAheadOfDatabase(20_000);
  expect(transactionIn(await pay()).status).toBe('succeeded');
});

test('refuses a posting dated 90 seconds ahead of the database with 503, and changes nothing', async () => {
  const before = await testPlatform.owner.query('select * from merchant_ledgers order by account_id');
  await moveAheadOfDatabase(90_000);
  const refused = await pay();
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await expect(settle(testPlatform.platform, merchant.accountId)).rejects.toMatchObject({ code: 'TB001' });
  const after = await testPlatform.owner.query('select * from merchant_ledgers order by account_id');
  expect(after.rows).toEqual(before.rows);
});

test('accepts postings dated days ahead in a database that is marked as simulated', async () => {
  await simulate(true);
  await moveClock(testPlatform, 9 * 24 * 3_600_000);
  expect(transactionIn(await pay()).status).toBe('succeeded');
  expect(await settle(testPlatform.platform, merchant.accountId)).toMatchObject({ ok: true });
});
