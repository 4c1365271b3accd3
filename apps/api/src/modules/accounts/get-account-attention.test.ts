import { getAccountAttention } from '@tillbook/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addCard,
  addPayoutAccount,
  newMerchant,
  read,
  sendPayment,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { passTime } from '../../../test/passing-time.ts';
import { newPerson } from '../../../test/people.ts';
import { get } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

const dayMs = 86_400_000;

let testPlatform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform({
    environment: { SANDBOX_DELAY_MS: '0', TERMINAL_TIMEOUT_MS: '200' },
  });
});
afterAll(() => testPlatform.close());
beforeEach(async () => {
  merchant = await newMerchant(testPlatform);
});

const passDays = (days: number) => passTime(testPlatform, days * dayMs);

const itemsOf = async (kind: string) => {
  const { status, body } = await read(
    testPlatform,
    merchant,
    `/accounts/attention?accountId=${merchant.accountId}`,
  );
  expect(status).toBe(200);
  return getAccountAttention.response.parse(body).items.filter((item) => item.kind === kind);
};

test('lists a dispute with its deadline until the deadline has passed', async () => {
  const card = await addCard(testPlatform, merchant, '4000000000000259');
  await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId: card });
  await passDays(1);
  expect(await itemsOf('dispute')).toMatchObject([{ amount: 10_000, respondBy: expect.any(String) }]);
  await passDays(60);
  expect(await itemsOf('dispute')).toEqual([]);
});

describe('a failed payout', () => {
  beforeEach(async () => {
    const card = await addCard(testPlatform, merchant);
    await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId: card });
    await passDays(9);
    const refusing = await addPayoutAccount(testPlatform, merchant, '000111111116');
    await sendWithdrawal(testPlatform, merchant, refusing, 1500);
    await passDays(1);
  });

  test('lists a failed payout for 30 days', async () => {
    expect(await itemsOf('failed_payout')).toMatchObject([
      { amount: 1500, failureMessage: expect.any(String) },
    ]);
    await passDays(31);
    expect(await itemsOf('failed_payout')).toEqual([]);
  });

  test(
    'omits a failed payout after a later payout has succeeded',
    { meta: { shows: ['spec:2.58'] } },
    async () => {
      const taking = await addPayoutAccount(testPlatform, merchant, '000123456789');
      await sendWithdrawal(testPlatform, merchant, taking, 2000);
      await passDays(5);
      expect(await itemsOf('failed_payout')).toEqual([]);
    },
  );
});

test('lists a device whose last payment did not reach it', { meta: { shows: ['spec:2.58'] } }, async () => {
  const { offlineSerialNumber, serialNumber } = merchant;
  const pay = (serial: string) =>
    sendPayment(testPlatform, merchant, { channel: 'in_person', serialNumber: serial, amount: 500 });
  const ticking = setInterval(() => testPlatform.clock.moveBy(50), 50);
  await pay(serialNumber);
  const failed = transactionIn(await pay(offlineSerialNumber));
  clearInterval(ticking);
  expect(await itemsOf('device')).toMatchObject([
    { serialNumber: offlineSerialNumber, transactionId: failed.id, failureMessage: 'Terminal is offline' },
  ]);
});

test('lists a profile with its missing fields', async () => {
  const [item] = await itemsOf('profile');
  expect(item).toMatchObject({ missing: expect.arrayContaining(['businessName', 'ein', 'representative']) });
});

test('responds 404 for the attention list of an account without a grant', async () => {
  const stranger = await newPerson(testPlatform);
  const path = `/api/accounts/attention?accountId=${merchant.accountId}`;
  expect((await get(testPlatform.web, path, { token: stranger.token })).status).toBe(404);
  expect((await get(testPlatform.web, path)).status).toBe(401);
});
