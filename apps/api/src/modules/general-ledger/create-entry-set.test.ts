import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  auditedOf,
  balancedDraft,
  entrySetIn,
  equity,
  feeIncome,
  newBookkeeper,
  operatingBank,
  type Bookkeeper,
} from '../../../test/general-ledger.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let bookkeeper: Bookkeeper;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  bookkeeper = await newBookkeeper(testPlatform);
});

afterAll(() => testPlatform.close());

const lines = (...ledgerEntries: readonly unknown[]) => ({ ...balancedDraft(100), ledgerEntries });

test('returns a draft as sent, with names, numbers and totals, and moves no money', async () => {
  const before = await bookkeeper.balances();
  const response = await bookkeeper.create({ ...balancedDraft(125_000, 'JE-7'), date: '2026-01-31' });
  const set = entrySetIn(response);
  expect(response.status).toBe(201);
  expect(set).toEqual({
    id: expect.stringMatching(/^gls_.{16,}$/),
    reference: 'JE-7',
    description: 'Opening balance',
    date: '2026-01-31T00:00:00.000Z',
    status: 'Draft',
    origin: 'manual',
    createdBy: bookkeeper.admin.email,
    totalDebitCents: 125_000,
    totalCreditCents: 125_000,
    ledgerEntries: [
      {
        id: expect.stringMatching(/^glx_.{16,}_1$/),
        accountId: operatingBank,
        accountName: 'Operating bank',
        accountNumber: '1010',
        debitCents: 125_000,
        creditCents: 0,
      },
      expect.objectContaining({
        accountId: equity,
        debitCents: 0,
        creditCents: 125_000,
        description: 'Paid in',
      }),
    ],
  });
  expect(await bookkeeper.find(set.id)).toEqual(set);
  expect(await bookkeeper.balances()).toEqual(before);
  expect(await auditedOf(testPlatform, set.id)).toEqual([
    { user_id: bookkeeper.admin.userId, action: 'entry_set.draft', details: null },
  ]);
});

test('dates a draft with the current time if no date is sent, and accepts a date with a time', async () => {
  const now = testPlatform.clock.now().toISOString();
  expect(entrySetIn(await bookkeeper.create(balancedDraft(100))).date).toBe(now);
  const moment = '2026-02-28T23:30:00.000Z';
  expect(entrySetIn(await bookkeeper.create({ ...balancedDraft(100), date: moment })).date).toBe(moment);
});

test('accepts an unbalanced draft and returns its totals', async () => {
  const set = entrySetIn(
    await bookkeeper.create({
      reference: 'JE-8',
      description: '',
      ledgerEntries: [
        { accountId: operatingBank, debitCents: 100 },
        { accountId: feeIncome, creditCents: 99 },
      ],
    }),
  );
  expect(set).toMatchObject({ status: 'Draft', totalDebitCents: 100, totalCreditCents: 99 });
});

test.each(['pending', 'available'])("refuses a draft with the merchants' %s payable", async (state) => {
  const { totalCount } = await bookkeeper.list();
  const refused = await bookkeeper.create({
    reference: 'JE-9',
    description: 'To a merchant by hand',
    ledgerEntries: [
      { accountId: operatingBank, debitCents: 100 },
      { accountId: `gla_merchant_payable_${state}`, creditCents: 100 },
    ],
  });
  expect(refused).toMatchObject({
    status: 422,
    body: {
      code: 'entry_set_touches_merchant',
      fields: { 'ledgerEntries.1.accountId': 'This account doesn’t allow manual entries.' },
    },
  });
  expect((await bookkeeper.list()).totalCount).toBe(totalCount);
});

test('refuses a draft with an unknown account and names its line', async () => {
  const refused = await bookkeeper.create({
    ...balancedDraft(100),
    ledgerEntries: [{ accountId: 'gla_none', debitCents: 100 }],
  });
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { 'ledgerEntries.0.accountId': 'This account doesn’t exist.' } },
  });
});

test.each([
  ['no lines', lines()],
  ['a line without a side', lines({ accountId: equity })],
  ['a line with both sides', lines({ accountId: equity, debitCents: 1, creditCents: 1 })],
  ['a negative amount', lines({ accountId: equity, debitCents: -1 })],
  ['a fraction of a cent', lines({ accountId: equity, debitCents: 1.5 })],
  ['an amount as text', lines({ accountId: equity, debitCents: '1' })],
  ['an amount that is too large', lines({ accountId: equity, debitCents: 100_000_000_000 })],
  ['101 lines', lines(...Array.from({ length: 101 }, () => ({ accountId: equity, debitCents: 1 })))],
  ['no reference', { ...balancedDraft(100), reference: '' }],
  ['a date that does not exist', { ...balancedDraft(100), date: '2026-02-30' }],
  ['a date in another century', { ...balancedDraft(100), date: '0001-01-01' }],
  ['a date in words', { ...balancedDraft(100), date: 'yesterday' }],
  ['a body that is not an object', []],
])('refuses a draft with %s', async (_, body) => {
  const { totalCount } = await bookkeeper.list();
  expect((await bookkeeper.create(body)).status).toBe(400);
  expect((await bookkeeper.list()).totalCount).toBe(totalCount);
});

test('creates one draft per key and body, even for concurrent requests', async () => {
  const { totalCount } = await bookkeeper.list();
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => bookkeeper.create(balancedDraft(300), 'draft-key')),
  );
  expect(new Set(responses.map((response) => entrySetIn(response).id)).size).toBe(1);
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect((await bookkeeper.list()).totalCount).toBe(totalCount + 1);
});

test('refuses a used key for another draft', async () => {
  await bookkeeper.create(balancedDraft(300), 'other-body');
  expect(await bookkeeper.create(balancedDraft(301), 'other-body')).toMatchObject({
    status: 409,
    body: { code: 'key_reused' },
  });
});
