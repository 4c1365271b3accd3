import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLines, newAdministrator, usualFees, type Administrator } from '../../../test/administration.ts';
import { addCard, balances, newMerchant, read, sendPayment } from '../../../test/merchant.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let here: TestPlatform;
let admin: Administrator;

beforeAll(async () => {
  here = await testPlatform();
  admin = await newAdministrator(here);
});
afterAll(() => here.close());

const cheaper = {
  cardTransactionFee: { ...usualFees.cardTransactionFee, onlinePercentageBasisPoints: 100, onlineFlatFee: 0 },
  achTransactionFee: usualFees.achTransactionFee,
};

test('a payment pays the new fees, one before it keeps the old ones, and the change is written down', async () => {
  const merchant = await newMerchant(here);
  const { accountId } = merchant;
  const paymentInstrumentId = await addCard(here, merchant);
  await sendPayment(here, merchant, { amount: 10_000, paymentInstrumentId });
  expect((await balances(here, merchant)).pendingBalance).toBe(9680);
  const body = { accountId, ...cheaper, reason: 'Renewed contract' };
  expect(await admin.post('/fee-profiles', body)).toMatchObject({ status: 200, body: cheaper });
  expect((await read(here, merchant, `/fee-profiles?accountId=${accountId}`)).body).toEqual(cheaper);
  await sendPayment(here, merchant, { amount: 10_000, paymentInstrumentId });
  expect((await balances(here, merchant)).pendingBalance).toBe(9680 + 9900);
  expect(await auditLines(here, 'fee_profile.change')).toEqual([
    {
      user_id: admin.person.userId,
      account_id: accountId,
      subject: null,
      details: {
        reason: 'Renewed contract',
        onlinePercentageBasisPoints: '290 -> 100',
        onlineFlatFeeCents: '30 -> 0',
      },
    },
  ]);
});

test.each([
  ['reason', { reason: undefined }],
  ['cardTransactionFee.type', { cardTransactionFee: { ...cheaper.cardTransactionFee, type: 'free' } }],
  [
    'cardTransactionFee.inPersonPercentageBasisPoints',
    { cardTransactionFee: { ...cheaper.cardTransactionFee, inPersonPercentageBasisPoints: 10_001 } },
  ],
  [
    'achTransactionFee.minimumFee',
    { achTransactionFee: { ...usualFees.achTransactionFee, minimumFee: 600 } },
  ],
  [
    'achTransactionFee.maximumFee',
    { achTransactionFee: { ...usualFees.achTransactionFee, maximumFee: 100_001 } },
  ],
])('a wrong %s is named and changes nothing', async (field, wrong) => {
  const merchant = await newMerchant(here);
  const { accountId } = merchant;
  const answer = await admin.post('/fee-profiles', { accountId, ...cheaper, reason: 'Test', ...wrong });
  expect(answer.status).toBe(400);
  expect(Object.keys(Object(answer.body).fields)).toEqual([field]);
  expect((await read(here, merchant, `/fee-profiles?accountId=${accountId}`)).body).toEqual(usualFees);
});

test('an account that does not exist is absent', async () => {
  const answer = await admin.post('/fee-profiles', { accountId: 'acc_absent', ...cheaper, reason: 'Test' });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
