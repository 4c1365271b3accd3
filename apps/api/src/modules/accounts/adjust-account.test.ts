import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newBookkeeper, type Bookkeeper } from '../../../test/general-ledger.ts';
import { balances, newMerchant, read, type Merchant } from '../../../test/merchant.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { post } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';

let testPlatform: TestPlatform;
let bookkeeper: Bookkeeper;
let admin: Person;
let merchant: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  bookkeeper = await newBookkeeper(testPlatform);
  ({ admin } = bookkeeper);
});

afterAll(() => testPlatform.close());

beforeEach(async () => {
  merchant = await newMerchant(testPlatform);
});

type Sent = Readonly<Record<string, unknown>>;

const adjust = (sent: Sent, { key, token = admin.token }: { key?: string; token?: string } = {}) =>
  post(
    testPlatform.web,
    '/api/accounts/adjustments',
    {
      accountId: merchant.accountId,
      amount: 2500,
      direction: 'credit',
      reason: 'Terminal rent returned',
      ...sent,
    },
    { token, headers: key === undefined ? {} : { 'idempotency-key': key } },
  );

const entries = async () =>
  Object(
    (await read(testPlatform, merchant, `/accounts/ledger?accountId=${merchant.accountId}&status=settled`))
      .body,
  );

test('makes a credit available immediately, with its adjustment, ledger entry, entry set and audit entry', async () => {
  const before = await bookkeeper.balances();
  const response = await adjust({});
  expect(response.status).toBe(201);
  expect(response.body).toEqual({
    id: expect.stringMatching(/^txn_/),
    accountId: merchant.accountId,
    amount: 2500,
    currency: 'usd',
    status: 'succeeded',
    type: 'push',
    subtype: 'adjustment',
    createdAt: testPlatform.clock.now().toISOString(),
    description: 'Terminal rent returned',
  });
  const { id } = Object(response.body);
  expect(await balances(testPlatform, merchant)).toEqual({ pendingBalance: 0, availableBalance: 2500 });
  expect(await entries()).toMatchObject({
    totalCount: 1,
    data: [
      {
        transactionId: id,
        amount: 2500,
        type: 'credit',
        category: 'manual_adjustment',
        status: 'settled',
        afterBalance: 2500,
      },
    ],
  });
  expect((await read(testPlatform, merchant, `/transactions/${id}`)).body).toEqual({
    ...Object(response.body),
    balanceEffect: 2500,
  });
  const after = await bookkeeper.balances();
  expect(after).toEqual({
    ...before,
    gla_merchant_payable_available: Number(before['gla_merchant_payable_available']) + 2500,
    gla_merchant_adjustments: Number(before['gla_merchant_adjustments']) + 2500,
  });
  const { rows } = await testPlatform.owner.query(
    `select user_id, account_id, action, details from audit_trail where subject = $1`,
    [id],
  );
  expect(rows).toEqual([
    {
      user_id: admin.userId,
      account_id: merchant.accountId,
      action: 'adjustment.create',
      details: { amountCents: 2500, direction: 'credit', reason: 'Terminal rent returned' },
    },
  ]);
  const [set] = (await bookkeeper.list('?limit=1')).data;
  expect(set).toMatchObject({
    reference: id,
    description: 'Adjustment',
    createdBy: admin.email,
    status: 'Posted',
  });
});

test(
  'lowers the available balance by a debit, even below zero',
  { meta: { shows: ['asvs:V1.4.2'] } },
  async () => {
    await adjust({ amount: 1000 });
    expect((await adjust({ direction: 'debit', amount: 4000 })).status).toBe(201);
    expect(await balances(testPlatform, merchant)).toEqual({ pendingBalance: 0, availableBalance: -3000 });
    expect((await entries()).data).toMatchObject([
      { type: 'debit', amount: 4000, afterBalance: -3000 },
      { type: 'credit', amount: 1000, afterBalance: 1000 },
    ]);
  },
);

const pushes = async (filter: string) => {
  const path = `/transactions?accountId=${merchant.accountId}&type=push&${filter}`;
  return Object((await read(testPlatform, merchant, path)).body).transactions;
};

test('lists an adjustment with payouts and not with refunds', async () => {
  const { body } = await adjust({});
  expect(await pushes('subtypeNot=refund')).toEqual([{ ...Object(body), balanceEffect: 2500 }]);
  expect(await pushes('subtype=refund')).toEqual([]);
});

test('adjusts a balance once per key, even for repeated and concurrent requests', async () => {
  const responses = await Promise.all(Array.from({ length: 6 }, () => adjust({}, { key: 'rent-april' })));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect((await balances(testPlatform, merchant)).availableBalance).toBe(2500);
  expect(await adjust({ amount: 2501 }, { key: 'rent-april' })).toMatchObject({
    status: 409,
    body: { code: 'key_reused' },
  });
  expect((await balances(testPlatform, merchant)).availableBalance).toBe(2500);
});

test("scopes an adjustment's key to its account", async () => {
  await adjust({}, { key: 'same-key' });
  merchant = await newMerchant(testPlatform);
  expect((await adjust({ amount: 700 }, { key: 'same-key' })).status).toBe(201);
  expect((await balances(testPlatform, merchant)).availableBalance).toBe(700);
});

test('sums concurrent adjustments and balances the books', async () => {
  const amounts = Array.from({ length: 20 }, (_, index) => 100 + index);
  await Promise.all(
    amounts.map((amount, index) => adjust({ amount, direction: index % 3 === 0 ? 'debit' : 'credit' })),
  );
  const expected = amounts.reduce((sum, amount, index) => sum + (index % 3 === 0 ? -amount : amount), 0);
  expect((await balances(testPlatform, merchant)).availableBalance).toBe(expected);
  expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
});

test.each([
  { amount: 0 },
  { amount: -5 },
  { amount: 1.5 },
  { amount: '100' },
  { amount: 100_000_000 },
  { direction: 'sideways' },
  { direction: undefined },
  { reason: '' },
  { reason: 'x'.repeat(501) },
  { reason: 'NUL\u0000' },
  { reason: 12 },
  { accountId: '' },
])('refuses the adjustment %j and moves no money', async (sent) => {
  expect((await adjust(sent)).status).toBe(400);
  expect((await balances(testPlatform, merchant)).availableBalance).toBe(0);
});

test('responds 404 to an adjustment of an unknown account', async () => {
  const response = await adjust({ accountId: `acc_${randomBytes(12).toString('hex')}` });
  expect(response).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('lets no merchant adjust any account', async () => {
  const stranger = await newPerson(testPlatform);
  for (const { token } of [merchant.person, stranger]) {
    expect(await adjust({}, { token })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
  expect(await balances(testPlatform, merchant)).toEqual({ pendingBalance: 0, availableBalance: 0 });
});
