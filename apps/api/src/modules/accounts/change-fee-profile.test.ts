import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLines, newAdministrator, usualFees, type Administrator } from '../../../test/administration.ts';
import { addCard, balances, newMerchant, read, sendPayment } from '../../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let admin: Administrator;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  admin = await newAdministrator(testPlatform);
});
afterAll(() => testPlatform.close());

const cheaper = {
  cardTransactionFee: { ...usualFees.cardTransactionFee, onlinePercentageBasisPoints: 100, onlineFlatFee: 0 },
  achTransactionFee: usualFees.achTransactionFee,
};

test('charges new fees for new payments only, and audits the change', async () => {
  const merchant = await newMerchant(testPlatform);
  const { accountId } = merchant;
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId });
  expect((await balances(testPlatform, merchant)).pendingBalance).toBe(9680);
  const body = { accountId, ...cheaper, reason: 'Renewed contract' };
  expect(await admin.post('/fee-profiles', body)).toMatchObject({ status: 200, body: cheaper });
  expect((await read(testPlatform, merchant, `/fee-profiles?accountId=${accountId}`)).body).toEqual(cheaper);
  await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId });
  expect((await balances(testPlatform, merchant)).pendingBalance).toBe(9680 + 9900);
  expect(await auditLines(testPlatform, 'fee_profile.change')).toEqual([
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
])('refuses an invalid %s, names the field and changes nothing', async (field, wrong) => {
  const merchant = await newMerchant(testPlatform);
  const { accountId } = merchant;
  const response = await admin.post('/fee-profiles', { accountId, ...cheaper, reason: 'Test', ...wrong });
  expect(response.status).toBe(400);
  expect(Object.keys(Object(response.body).fields)).toEqual([field]);
  expect((await read(testPlatform, merchant, `/fee-profiles?accountId=${accountId}`)).body).toEqual(
    usualFees,
  );
});

test('responds 404 to a fee change of an unknown account', async () => {
  const response = await admin.post('/fee-profiles', { accountId: 'acc_absent', ...cheaper, reason: 'Test' });
  expect(response).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
