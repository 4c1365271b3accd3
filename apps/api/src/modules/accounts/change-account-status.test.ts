import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLines, newAdministrator, type Administrator } from '../../../test/administration.ts';
import {
  addBankAccount,
  addCard,
  addPayoutAccount,
  balances,
  newMerchant,
  read,
  sendPayment,
  sendRefund,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { passTime } from '../../../test/passing-time.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let admin: Administrator;
let merchant: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  admin = await newAdministrator(testPlatform);
});
afterAll(() => testPlatform.close());

beforeEach(async () => {
  merchant = await newMerchant(testPlatform);
});

const change = (status: string, payoutsAllowed = true, reason = 'Asked for by the risk team') =>
  admin.post('/accounts/status', { accountId: merchant.accountId, status, payoutsAllowed, reason });

const credit = (amount: number) =>
  admin.post('/accounts/adjustments', {
    accountId: merchant.accountId,
    amount,
    direction: 'credit',
    reason: 'Opening balance',
  });

const refused = { status: 409, body: { code: 'account_not_active' } };

describe.each(['inactive', 'pending'])('an account with status %s', (status) => {
  test('refuses payments by card, bank account and terminal while the account is not active', async () => {
    const paymentInstrumentId = await addCard(testPlatform, merchant);
    const bank = await addBankAccount(testPlatform, merchant);
    expect((await change(status)).status).toBe(200);
    const terminal = {
      amount: 500,
      channel: 'in_person',
      serialNumber: merchant.serialNumber,
      paymentInstrumentId: undefined,
    };
    expect(await sendPayment(testPlatform, merchant, { amount: 500, paymentInstrumentId })).toMatchObject(
      refused,
    );
    expect(
      await sendPayment(testPlatform, merchant, { amount: 500, paymentInstrumentId: bank, method: 'ach' }),
    ).toMatchObject(refused);
    expect(await sendPayment(testPlatform, merchant, terminal)).toMatchObject(refused);
    const list = await read(
      testPlatform,
      merchant,
      `/transactions?accountId=${merchant.accountId}&type=pull`,
    );
    expect(list.body).toMatchObject({ totalCount: 0 });
  });

  test('permits reading, refunds and payouts while the account is not active', async () => {
    const paymentInstrumentId = await addCard(testPlatform, merchant);
    const paid = transactionIn(
      await sendPayment(testPlatform, merchant, { amount: 5000, paymentInstrumentId }),
    );
    const payoutInstrumentId = await addPayoutAccount(testPlatform, merchant);
    await credit(2000);
    await change(status);
    const account = await read(testPlatform, merchant, `/accounts?accountId=${merchant.accountId}`);
    expect(account).toMatchObject({ status: 200, body: { status } });
    expect((await sendRefund(testPlatform, merchant, { transactionId: paid.id, amount: 1000 })).status).toBe(
      201,
    );
    const withdrawn = await sendWithdrawal(testPlatform, merchant, payoutInstrumentId, 2000);
    expect(withdrawn.status).toBe(201);
  });
});

test('records the outcome of a payment that was in progress when the account became inactive', async () => {
  const bank = await addBankAccount(testPlatform, merchant);
  const paid = await sendPayment(testPlatform, merchant, {
    amount: 5000,
    paymentInstrumentId: bank,
    method: 'ach',
  });
  expect(transactionIn(paid).status).toBe('pending');
  await change('inactive');
  await passTime(testPlatform, 60_000);
  const after = await read(testPlatform, merchant, `/transactions/${transactionIn(paid).id}`);
  expect(transactionIn(after).status).toBe('succeeded');
});

test('accepts payments on a reactivated account', async () => {
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  await change('inactive');
  const response = await change('active');
  expect(response).toMatchObject({
    status: 200,
    body: { account: { status: 'active' }, payoutsAllowed: true },
  });
  const paid = await sendPayment(testPlatform, merchant, { amount: 500, paymentInstrumentId });
  expect(transactionIn(paid).status).toBe('succeeded');
});

test(
  'refuses payouts but not payments while payouts are stopped, and accepts payouts once allowed',
  { meta: { shows: ['threat:3.10'] } },
  async () => {
    const paymentInstrumentId = await addPayoutAccount(testPlatform, merchant);
    const card = await addCard(testPlatform, merchant);
    await credit(2000);
    await change('active', false);
    const withdraw = () => sendWithdrawal(testPlatform, merchant, paymentInstrumentId, 2000);
    expect(await withdraw()).toMatchObject({
      status: 409,
      body: { code: 'payouts_stopped' },
    });
    expect((await balances(testPlatform, merchant)).availableBalance).toBe(2000);
    const paid = await sendPayment(testPlatform, merchant, { amount: 500, paymentInstrumentId: card });
    expect(transactionIn(paid).status).toBe('succeeded');
    await change('active', true);
    expect((await withdraw()).status).toBe(201);
  },
);

test(
  'refuses every payment that begins after the account became inactive, even among concurrent requests',
  { meta: { shows: ['threat:3.10'] } },
  async () => {
    const paymentInstrumentId = await addCard(testPlatform, merchant);
    const pay = async () => {
      const response = await sendPayment(testPlatform, merchant, { amount: 500, paymentInstrumentId });
      return response.status;
    };
    const before = Array.from({ length: 15 }, pay);
    const changed = change('inactive');
    const during = Array.from({ length: 15 }, pay);
    expect((await changed).status).toBe(200);
    const after = await Promise.all(Array.from({ length: 10 }, pay));
    expect(after).toEqual(Array.from({ length: 10 }, () => 409));
    const statuses = await Promise.all([...before, ...during]);
    const taken = statuses.filter((status) => status === 201).length;
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    const list = await read(
      testPlatform,
      merchant,
      `/transactions?accountId=${merchant.accountId}&type=pull`,
    );
    expect(list.body).toMatchObject({ totalCount: taken });
  },
);

test('stores the refusal of a payment to an inactive account as the response to its key', async () => {
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  await change('inactive');
  const payment = { amount: 500, paymentInstrumentId, referenceId: 'order-7' };
  expect(await sendPayment(testPlatform, merchant, payment)).toMatchObject(refused);
  await change('active');
  expect(await sendPayment(testPlatform, merchant, payment)).toMatchObject(refused);
  expect((await sendPayment(testPlatform, merchant, { ...payment, referenceId: 'order-7b' })).status).toBe(
    201,
  );
});

test(
  'records the actor, the previous status and the reason of a status change',
  { meta: { shows: ['threat:2.10'] } },
  async () => {
    await change('inactive', false, 'Chargebacks above 1%');
    expect(await auditLines(testPlatform, 'account_status.change')).toContainEqual({
      user_id: admin.person.userId,
      account_id: merchant.accountId,
      subject: null,
      details: {
        status: 'inactive',
        payoutsAllowed: false,
        reason: 'Chargebacks above 1%',
        statusBefore: 'active',
        payoutsAllowedBefore: true,
      },
    });
  },
);

test.each([
  ['status', { status: 'closed' }],
  ['payoutsAllowed', { payoutsAllowed: 'no' }],
  ['reason', { reason: '  ' }],
  ['reason', { reason: 'x'.repeat(501) }],
])('refuses an invalid %s, names the field and changes nothing', async (field, wrong) => {
  const { accountId } = merchant;
  const body = { accountId, status: 'inactive', payoutsAllowed: true, reason: 'Test', ...wrong };
  const response = await admin.post('/accounts/status', body);
  expect(response.status).toBe(400);
  expect(Object.keys(Object(response.body).fields)).toEqual([field]);
  expect((await read(testPlatform, merchant, `/accounts?accountId=${accountId}`)).body).toMatchObject({
    status: 'active',
  });
});
