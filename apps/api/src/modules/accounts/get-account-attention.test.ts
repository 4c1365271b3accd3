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
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

const dayMs = 86_400_000;

let place: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  place = await testPlatform({ environment: { SANDBOX_DELAY_MS: '0', TERMINAL_TIMEOUT_MS: '200' } });
});
afterAll(() => place.close());
beforeEach(async () => {
  merchant = await newMerchant(place);
});

const laterBy = (days: number) => passTime(place, days * dayMs);

const itemsOf = async (kind: string) => {
  const { status, body } = await read(place, merchant, `/accounts/attention?accountId=${merchant.accountId}`);
  expect(status).toBe(200);
  return getAccountAttention.response.parse(body).items.filter((item) => item.kind === kind);
};

test('a dispute is told with its deadline until that has passed', async () => {
  const card = await addCard(place, merchant, '4000000000000259');
  await sendPayment(place, merchant, { amount: 10_000, paymentInstrumentId: card });
  await laterBy(1);
  expect(await itemsOf('dispute')).toMatchObject([{ amount: 10_000, respondBy: expect.any(String) }]);
  await laterBy(60);
  expect(await itemsOf('dispute')).toEqual([]);
});

describe('a failed payout', () => {
  beforeEach(async () => {
    const card = await addCard(place, merchant);
    await sendPayment(place, merchant, { amount: 10_000, paymentInstrumentId: card });
    await laterBy(9);
    const refusing = await addPayoutAccount(place, merchant, '000111111116');
    await sendWithdrawal(place, merchant, refusing, 1500);
    await laterBy(1);
  });

  test('is told for 30 days', async () => {
    expect(await itemsOf('failed_payout')).toMatchObject([
      { amount: 1500, failureMessage: expect.any(String) },
    ]);
    await laterBy(31);
    expect(await itemsOf('failed_payout')).toEqual([]);
  });

  test('is made good by the next one that arrives', { meta: { shows: ['spec:2.58'] } }, async () => {
    const taking = await addPayoutAccount(place, merchant, '000123456789');
    await sendWithdrawal(place, merchant, taking, 2000);
    await laterBy(5);
    expect(await itemsOf('failed_payout')).toEqual([]);
  });
});

test(
  'a device is told as long as its last payment did not reach it',
  { meta: { shows: ['spec:2.58'] } },
  async () => {
    const { offlineSerialNumber, serialNumber } = merchant;
    const pay = (serial: string) =>
      sendPayment(place, merchant, { channel: 'in_person', serialNumber: serial, amount: 500 });
    const ticking = setInterval(() => place.clock.moveBy(50), 50);
    await pay(serialNumber);
    const failed = transactionIn(await pay(offlineSerialNumber));
    clearInterval(ticking);
    expect(await itemsOf('device')).toMatchObject([
      { serialNumber: offlineSerialNumber, transactionId: failed.id, failureMessage: 'Terminal is offline' },
    ]);
  },
);

test('a profile is told with what it lacks', async () => {
  const [item] = await itemsOf('profile');
  expect(item).toMatchObject({ missing: expect.arrayContaining(['businessName', 'ein', 'representative']) });
});

test('another account answers like one that does not exist', async () => {
  const stranger = await newPerson(place);
  const path = `/api/accounts/attention?accountId=${merchant.accountId}`;
  expect((await get(place.web, path, { token: stranger.token })).status).toBe(404);
  expect((await get(place.web, path)).status).toBe(401);
});
