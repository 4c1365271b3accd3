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
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let place: TestPlatform;
let books: Bookkeeper;

beforeAll(async () => {
  place = await testPlatform();
  books = await newBookkeeper(place);
});

afterAll(() => place.close());

const lines = (...ledgerEntries: readonly unknown[]) => ({ ...balancedDraft(100), ledgerEntries });

test('a draft comes back as it was sent, with names, numbers and totals, and moves nothing', async () => {
  const before = await books.balances();
  const answer = await books.create({ ...balancedDraft(125_000, 'JE-7'), date: '2026-01-31' });
  const set = entrySetIn(answer);
  expect(answer.status).toBe(201);
  expect(set).toEqual({
    id: expect.stringMatching(/^gls_.{16,}$/),
    reference: 'JE-7',
    description: 'Opening balance',
    date: '2026-01-31T00:00:00.000Z',
    status: 'Draft',
    origin: 'manual',
    createdBy: books.admin.email,
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
  expect(await books.find(set.id)).toEqual(set);
  expect(await books.balances()).toEqual(before);
  expect(await auditedOf(place, set.id)).toEqual([
    { user_id: books.admin.userId, action: 'entry_set.draft', details: null },
  ]);
});

test('a draft is of now where no date is given, and takes a moment', async () => {
  const now = place.clock.now().toISOString();
  expect(entrySetIn(await books.create(balancedDraft(100))).date).toBe(now);
  const moment = '2026-02-28T23:30:00.000Z';
  expect(entrySetIn(await books.create({ ...balancedDraft(100), date: moment })).date).toBe(moment);
});

test('a draft may be unbalanced, and says so in its totals', async () => {
  const set = entrySetIn(
    await books.create({
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

test.each(['pending', 'available'])("a draft naming the merchants' %s payable is refused", async (state) => {
  const { totalCount } = await books.list();
  const refused = await books.create({
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
      fields: { 'ledgerEntries.1.accountId': 'This account takes no manual entries.' },
    },
  });
  expect((await books.list()).totalCount).toBe(totalCount);
});

test('a draft naming an account that does not exist is refused at the line', async () => {
  const refused = await books.create({
    ...balancedDraft(100),
    ledgerEntries: [{ accountId: 'gla_none', debitCents: 100 }],
  });
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { 'ledgerEntries.0.accountId': 'There is no such account.' } },
  });
});

test.each([
  ['no lines', lines()],
  ['a line with no side', lines({ accountId: equity })],
  ['a line with both sides', lines({ accountId: equity, debitCents: 1, creditCents: 1 })],
  ['a negative amount', lines({ accountId: equity, debitCents: -1 })],
  ['a part of a cent', lines({ accountId: equity, debitCents: 1.5 })],
  ['an amount as text', lines({ accountId: equity, debitCents: '1' })],
  ['too large an amount', lines({ accountId: equity, debitCents: 100_000_000_000 })],
  ['101 lines', lines(...Array.from({ length: 101 }, () => ({ accountId: equity, debitCents: 1 })))],
  ['no reference', { ...balancedDraft(100), reference: '' }],
  ['a day that does not exist', { ...balancedDraft(100), date: '2026-02-30' }],
  ['a date of another century', { ...balancedDraft(100), date: '0001-01-01' }],
  ['a date in words', { ...balancedDraft(100), date: 'yesterday' }],
  ['no object', []],
])('a draft with %s is refused', async (_, body) => {
  const { totalCount } = await books.list();
  expect((await books.create(body)).status).toBe(400);
  expect((await books.list()).totalCount).toBe(totalCount);
});

test('one key and body make one draft and get one answer, also at once', async () => {
  const { totalCount } = await books.list();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => books.create(balancedDraft(300), 'draft-key')),
  );
  expect(new Set(answers.map((answer) => entrySetIn(answer).id)).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect((await books.list()).totalCount).toBe(totalCount + 1);
});

test('one key with another body is refused', async () => {
  await books.create(balancedDraft(300), 'other-body');
  expect(await books.create(balancedDraft(301), 'other-body')).toMatchObject({
    status: 409,
    body: { code: 'key_reused' },
  });
});
