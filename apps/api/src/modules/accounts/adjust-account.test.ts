import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newBookkeeper, type Bookkeeper } from '../../../test/general-ledger.ts';
import { balances, newMerchant, read, type Merchant } from '../../../test/merchant.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { post } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';

let place: TestPlatform;
let books: Bookkeeper;
let admin: Person;
let merchant: Merchant;

beforeAll(async () => {
  place = await testPlatform();
  books = await newBookkeeper(place);
  ({ admin } = books);
});

afterAll(() => place.close());

beforeEach(async () => {
  merchant = await newMerchant(place);
});

type Sent = Readonly<Record<string, unknown>>;

const adjust = (sent: Sent, { key, token = admin.token }: { key?: string; token?: string } = {}) =>
  post(
    place.web,
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
    (await read(place, merchant, `/accounts/ledger?accountId=${merchant.accountId}&status=settled`)).body,
  );

test('a credit is available at once: an adjustment with its entry, its set and its line in the audit trail', async () => {
  const before = await books.balances();
  const answer = await adjust({});
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    id: expect.stringMatching(/^txn_/),
    accountId: merchant.accountId,
    amount: 2500,
    currency: 'usd',
    status: 'succeeded',
    type: 'push',
    subtype: 'adjustment',
    createdAt: place.clock.now().toISOString(),
    description: 'Terminal rent returned',
  });
  const { id } = Object(answer.body);
  expect(await balances(place, merchant)).toEqual({ pendingBalance: 0, availableBalance: 2500 });
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
  expect((await read(place, merchant, `/transactions/${id}`)).body).toEqual(answer.body);
  const after = await books.balances();
  expect(after).toEqual({
    ...before,
    gla_merchant_payable_available: Number(before['gla_merchant_payable_available']) + 2500,
    gla_merchant_adjustments: Number(before['gla_merchant_adjustments']) + 2500,
  });
  const { rows } = await place.owner.query(
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
  const [set] = (await books.list('?limit=1')).data;
  expect(set).toMatchObject({
    reference: id,
    description: 'Adjustment',
    createdBy: admin.email,
    status: 'Posted',
  });
});

test(
  'a debit takes from the available balance, below zero where it must',
  { meta: { shows: ['asvs:V1.4.2'] } },
  async () => {
    await adjust({ amount: 1000 });
    expect((await adjust({ direction: 'debit', amount: 4000 })).status).toBe(201);
    expect(await balances(place, merchant)).toEqual({ pendingBalance: 0, availableBalance: -3000 });
    expect((await entries()).data).toMatchObject([
      { type: 'debit', amount: 4000, afterBalance: -3000 },
      { type: 'credit', amount: 1000, afterBalance: 1000 },
    ]);
  },
);

const pushes = async (filter: string) => {
  const path = `/transactions?accountId=${merchant.accountId}&type=push&${filter}`;
  return Object((await read(place, merchant, path)).body).transactions;
};

test('it stands with the payouts and not with the refunds', async () => {
  const { body } = await adjust({});
  expect(await pushes('subtypeNot=refund')).toEqual([body]);
  expect(await pushes('subtype=refund')).toEqual([]);
});

test('one key adjusts once, however often and however concurrently it is sent', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => adjust({}, { key: 'rent-april' })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await balances(place, merchant)).availableBalance).toBe(2500);
  expect(await adjust({ amount: 2501 }, { key: 'rent-april' })).toMatchObject({
    status: 409,
    body: { code: 'key_reused' },
  });
  expect((await balances(place, merchant)).availableBalance).toBe(2500);
});

test('a key belongs to its account', async () => {
  await adjust({}, { key: 'same-key' });
  merchant = await newMerchant(place);
  expect((await adjust({ amount: 700 }, { key: 'same-key' })).status).toBe(201);
  expect((await balances(place, merchant)).availableBalance).toBe(700);
});

test('many at once add up, and the books stay whole', async () => {
  const amounts = Array.from({ length: 20 }, (_, index) => 100 + index);
  await Promise.all(
    amounts.map((amount, index) => adjust({ amount, direction: index % 3 === 0 ? 'debit' : 'credit' })),
  );
  const expected = amounts.reduce((sum, amount, index) => sum + (index % 3 === 0 ? -amount : amount), 0);
  expect((await balances(place, merchant)).availableBalance).toBe(expected);
  expect(await findViolations(place.platform.database.pool)).toEqual([]);
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
])('%j is refused and moves nothing', async (sent) => {
  expect((await adjust(sent)).status).toBe(400);
  expect((await balances(place, merchant)).availableBalance).toBe(0);
});

test('an account that does not exist is absent', async () => {
  const answer = await adjust({ accountId: `acc_${randomBytes(12).toString('hex')}` });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a merchant does not adjust, neither the own account nor another', async () => {
  const stranger = await newPerson(place);
  for (const { token } of [merchant.person, stranger]) {
    expect(await adjust({}, { token })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
  expect(await balances(place, merchant)).toEqual({ pendingBalance: 0, availableBalance: 0 });
});
