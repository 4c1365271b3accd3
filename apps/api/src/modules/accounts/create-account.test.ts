import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLines, newAdministrator, usualFees, type Administrator } from '../../../test/administration.ts';
import {
  addCard,
  balances,
  read,
  sendPayment,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { grant, newPerson } from '../../../test/people.ts';
import { textIn } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { settle } from '../../ledger/settle.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let admin: Administrator;
let programId: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  admin = await newAdministrator(testPlatform);
  programId = textIn(await admin.post('/programs', { name: 'Main Street' }), 'id');
});
afterAll(() => testPlatform.close());

const asked = () => ({
  programId,
  name: 'Harbor Coffee Roasters',
  legalName: 'Harbor Coffee Roasters LLC',
  type: 'merchant',
  cardSettlementDays: 1,
  achSettlementDays: 3,
  feeProfile: usualFees,
});

test('opens an account with its program, settings, fees and an empty ledger', async () => {
  const response = await admin.post('/accounts', asked());
  expect(response.status).toBe(201);
  const { account, ...rest } = Object(response.body);
  expect(account).toEqual({
    id: expect.stringMatching(/^acc_\w{16,}$/),
    accountId: account.id,
    name: 'Harbor Coffee Roasters',
    type: 'merchant',
    status: 'active',
    createdAt: testPlatform.clock.now().toISOString(),
    currency: 'usd',
    business: { legalName: 'Harbor Coffee Roasters LLC' },
    pendingBalance: 0,
    availableBalance: 0,
  });
  expect(rest).toEqual({
    program: { id: programId, name: 'Main Street' },
    payoutsAllowed: true,
    statementDescriptor: 'HARBOR COFFEE R',
    cardSettlementDays: 1,
    achSettlementDays: 3,
    feeProfile: usualFees,
  });
  expect((await admin.get(`/accounts/administration?accountId=${account.id}`)).body).toEqual(response.body);
  expect(Object((await admin.get('/accounts/list-accounts')).body).accounts).toContainEqual(account);
  expect(await auditLines(testPlatform, 'account.create')).toContainEqual({
    user_id: admin.person.userId,
    account_id: account.id,
    subject: account.id,
    details: { programId, type: 'merchant', cardSettlementDays: 1, achSettlementDays: 3 },
  });
});

test('settles a payment on a new account with balanced books', async () => {
  const response = await admin.post('/accounts', { ...asked(), statementDescriptor: 'HARBOR' });
  const accountId = String(Object(response.body).account.id);
  const person = await newPerson(testPlatform);
  await grant(testPlatform, person.userId, accountId);
  const merchant: Merchant = { person, accountId, serialNumber: '', offlineSerialNumber: '' };
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  const paid = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId }),
  );
  expect(paid.status).toBe('succeeded');
  expect(await balances(testPlatform, merchant)).toEqual({ pendingBalance: 9680, availableBalance: 0 });
  await moveClock(testPlatform, 5 * 24 * 60 * 60_000);
  await settle(testPlatform.platform, accountId);
  expect((await read(testPlatform, merchant, `/settlements?accountId=${accountId}`)).body).toMatchObject({
    totalCount: 1,
  });
  expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
});

test('opens one account per key, even for concurrent requests', async () => {
  const responses = await Promise.all([1, 2, 3, 4].map(() => admin.post('/accounts', asked(), 'harbor-2')));
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(responses[0]?.status).toBe(201);
});

test('derives a printable descriptor from an unprintable name', async () => {
  const response = await admin.post('/accounts', { ...asked(), name: 'Café Zoë ☕️' });
  expect(response).toMatchObject({ status: 201, body: { statementDescriptor: 'CAFE ZOE' } });
});

test('refuses an unknown program and opens no account', async () => {
  const before = Object((await admin.get('/accounts/list-accounts')).body).totalCount;
  expect(await admin.post('/accounts', { ...asked(), programId: 'prg_absent' })).toMatchObject({
    status: 422,
    body: { code: 'program_unknown', fields: { programId: 'This program doesn’t exist.' } },
  });
  expect(Object((await admin.get('/accounts/list-accounts')).body).totalCount).toBe(before);
});

test.each([
  ['name', { name: ' ' }],
  ['legalName', { legalName: undefined }],
  ['type', { type: 'bank' }],
  ['currency', { currency: 'eur' }],
  ['name', { name: 'Harbor\u200b Coffee' }],
  ['statementDescriptor', { statementDescriptor: 'SIXTEEN LETTERS!' }],
  ['statementDescriptor', { statementDescriptor: '東京' }],
  ['cardSettlementDays', { cardSettlementDays: 31 }],
  ['achSettlementDays', { achSettlementDays: -1 }],
  [
    'feeProfile.cardTransactionFee.onlineFlatFee',
    {
      feeProfile: {
        ...usualFees,
        cardTransactionFee: { ...usualFees.cardTransactionFee, onlineFlatFee: 1.5 },
      },
    },
  ],
  [
    'feeProfile.achTransactionFee.minimumFee',
    {
      feeProfile: {
        ...usualFees,
        achTransactionFee: { ...usualFees.achTransactionFee, minimumFee: 501 },
      },
    },
  ],
])('refuses an invalid %s and names the field', async (field, wrong) => {
  const response = await admin.post('/accounts', { ...asked(), ...wrong });
  expect(response).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(Object.keys(Object(response.body).fields)).toEqual([field]);
});

test("audits an admin's read of an account under that account", async () => {
  const response = await admin.post('/accounts', asked());
  const accountId = String(Object(response.body).account.id);
  await admin.get(`/accounts/administration?accountId=${accountId}`);
  expect(await auditLines(testPlatform, 'admin.read')).toContainEqual({
    user_id: admin.person.userId,
    account_id: accountId,
    subject: 'getAccountAdministration',
    details: null,
  });
  expect((await admin.get('/accounts/administration?accountId=acc_absent')).status).toBe(404);
});

test(
  "lets the platform's database role neither set a balance nor update an account's status directly",
  { meta: { shows: ['threat:3.10'] } },
  async () => {
    const { pool } = testPlatform.platform.database;
    const giveBalance = `insert into merchant_ledgers (account_id, last_posted_at, available_cents) values ('acc_x', now(), 100)`;
    await expect(pool.query(giveBalance)).rejects.toThrow('permission denied');
    await expect(pool.query(`update merchant_ledgers set available_cents = 100`)).rejects.toThrow(
      'permission denied',
    );
    await expect(pool.query(`update accounts set status = 'active'`)).rejects.toThrow('permission denied');
  },
);
