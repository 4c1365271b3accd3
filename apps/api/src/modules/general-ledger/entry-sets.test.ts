import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  balancedDraft,
  entrySetIn,
  equity,
  feeIncome,
  newBookkeeper,
  operatingBank,
  payableAvailable,
  type Bookkeeper,
} from '../../../test/general-ledger.ts';
import { addCard, newMerchant, sendPayment } from '../../../test/merchant.ts';
import { newPerson } from '../../../test/people.ts';
import { get, post } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let place: TestPlatform;
let books: Bookkeeper;

beforeAll(async () => {
  place = await testPlatform();
  books = await newBookkeeper(place);
});

afterAll(() => place.close());

const draft = async (cents = 5000, reference?: string) =>
  entrySetIn(await books.create(balancedDraft(cents, reference))).id;

const posted = async (cents = 5000) => {
  const id = await draft(cents);
  entrySetIn(await books.post(id));
  return id;
};

const find = async (id: string) => {
  const { data } = await books.list('?limit=100');
  const found = data.find((set) => set.id === id);
  if (found === undefined) throw new Error(`${id} is not in the list.`);
  return found;
};

const audited = async (subject: string) => {
  const { rows } = await place.owner.query(
    `select user_id, action, details from audit_trail where subject = $1 order by at, action`,
    [subject],
  );
  return rows;
};

const withoutRequestId = (body: unknown) => ({ ...Object(body), requestId: '' });

const lines = (...ledgerEntries: readonly unknown[]) => ({ ...balancedDraft(100), ledgerEntries });

describe('a draft', () => {
  test('comes back as it was sent, with names, numbers and totals, and moves nothing', async () => {
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
    expect(await find(set.id)).toEqual(set);
    expect(await books.balances()).toEqual(before);
    expect(await audited(set.id)).toEqual([
      { user_id: books.admin.userId, action: 'entry_set.draft', details: null },
    ]);
  });

  test('is of now where no date is given, and takes a moment', async () => {
    const now = place.clock.now().toISOString();
    expect(entrySetIn(await books.create(balancedDraft(100))).date).toBe(now);
    const moment = '2026-02-28T23:30:00.000Z';
    expect(entrySetIn(await books.create({ ...balancedDraft(100), date: moment })).date).toBe(moment);
  });

  test('may be unbalanced, and says so in its totals', async () => {
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

  test.each(['pending', 'available'])("naming the merchants' %s payable is refused", async (state) => {
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

  test('naming an account that does not exist is refused at the line', async () => {
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
  ])('with %s is refused', async (_, body) => {
    const { totalCount } = await books.list();
    expect((await books.create(body)).status).toBe(400);
    expect((await books.list()).totalCount).toBe(totalCount);
  });
});

describe('posting', () => {
  test('moves the balances, each to its normal side, and happens once', async () => {
    const before = await books.balances();
    const id = await draft(70_000);
    const answer = await books.post(id);
    expect(answer.status).toBe(200);
    expect(entrySetIn(answer)).toMatchObject({
      id,
      status: 'Posted',
      postedAt: place.clock.now().toISOString(),
    });
    const after = await books.balances();
    expect(after).toEqual({
      ...before,
      [operatingBank]: Number(before[operatingBank]) + 70_000,
      [equity]: Number(before[equity]) + 70_000,
    });
    expect(await books.post(id)).toMatchObject({ status: 409, body: { code: 'entry_set_not_draft' } });
    expect(await books.balances()).toEqual(after);
    expect((await audited(id)).map(({ action }) => action)).toEqual(['entry_set.draft', 'entry_set.post']);
  });

  test('an unbalanced draft is refused, and it stays a draft', async () => {
    const { id } = entrySetIn(
      await books.create({
        ...balancedDraft(100),
        ledgerEntries: [{ accountId: operatingBank, debitCents: 100 }],
      }),
    );
    expect(await books.post(id)).toMatchObject({ status: 422, body: { code: 'entry_set_unbalanced' } });
    expect(await find(id)).toMatchObject({ status: 'Draft' });
    expect((await audited(id)).map(({ action }) => action)).toEqual(['entry_set.draft']);
  });

  test('of many at once one posts it', async () => {
    const id = await draft();
    const answers = await Promise.all(Array.from({ length: 6 }, () => books.post(id)));
    expect(answers.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
  });

  test('a draft that came to name a payable all the same is never posted', async () => {
    const id = await draft();
    await place.owner.query(
      `insert into entry_lines (entry_set_id, position, general_ledger_account_id, debit_cents, credit_cents)
       values ($1, 3, $2, 10, 0), ($1, 4, $3, 0, 10)`,
      [id, payableAvailable, equity],
    );
    expect((await books.post(id)).status).toBe(500);
    expect(await find(id)).toMatchObject({ status: 'Draft' });
  });
});

describe('reversing', () => {
  test('writes the opposite, links both ways, and leaves the balances as before', async () => {
    const before = await books.balances();
    const id = await posted(4200);
    const answer = await books.reverse(id);
    expect(answer.status).toBe(201);
    const reversal = entrySetIn(answer);
    expect(reversal).toMatchObject({
      status: 'Posted',
      reference: 'JE-1',
      description: 'Reversal of JE-1',
      reversesEntrySetId: id,
      totalDebitCents: 4200,
      totalCreditCents: 4200,
      ledgerEntries: [
        { accountId: operatingBank, debitCents: 0, creditCents: 4200 },
        { accountId: equity, debitCents: 4200, creditCents: 0 },
      ],
    });
    expect(await find(id)).toMatchObject({ status: 'Reversed', reversedByEntrySetId: reversal.id });
    expect(await books.balances()).toEqual(before);
    expect((await audited(id)).at(-1)).toEqual({
      user_id: books.admin.userId,
      action: 'entry_set.reverse',
      details: { reversalId: reversal.id },
    });
  });

  test('happens once, also of many at once', async () => {
    const id = await posted();
    const answers = await Promise.all(Array.from({ length: 6 }, () => books.reverse(id)));
    expect(answers.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
    expect(await books.reverse(id)).toMatchObject({
      status: 409,
      body: { code: 'entry_set_not_reversible' },
    });
  });

  test('a draft is refused', async () => {
    expect(await books.reverse(await draft())).toMatchObject({
      status: 409,
      body: { code: 'entry_set_not_reversible' },
    });
  });

  test('a business posting is refused: its business event undoes it', async () => {
    const merchant = await newMerchant(place);
    await sendPayment(place, merchant, { paymentInstrumentId: await addCard(place, merchant), amount: 5000 });
    const [payment] = (await books.list('?limit=1')).data;
    expect(payment).toMatchObject({ description: 'Card payment', status: 'Posted', origin: 'business' });
    expect(await books.reverse(String(payment?.id))).toMatchObject({
      status: 409,
      body: { code: 'entry_set_not_reversible' },
    });
  });
});

describe('sending twice', () => {
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
    const [first, second] = [await draft(), await draft()];
    expect((await books.post(first, 'post-key')).status).toBe(200);
    expect(await books.post(second, 'post-key')).toMatchObject({ status: 409, body: { code: 'key_reused' } });
  });

  test('posting and reversing answer a key again as they did first', async () => {
    const id = await draft();
    const first = await books.post(id, 'post-again');
    expect((await books.post(id, 'post-again')).body).toEqual(first.body);
    const reversal = await books.reverse(id, 'reverse-again');
    expect((await books.reverse(id, 'reverse-again')).body).toEqual(reversal.body);
    expect(reversal.status).toBe(201);
  });
});

describe('who may', () => {
  const calls = [
    ['GET', '/general-ledger/list-accounts'],
    ['GET', '/general-ledger/entry-sets'],
    ['POST', '/general-ledger/entry-sets'],
    ['POST', '/general-ledger/entry-sets/gls_0000000000000000/post'],
    ['POST', '/general-ledger/entry-sets/gls_0000000000000000/reverse'],
  ] as const;

  test.each(calls)('%s %s is for internal admins', async (method, path) => {
    const { token } = await newPerson(place);
    const ask = (asWhom: { token?: string }) =>
      method === 'GET'
        ? get(place.web, `/api${path}`, asWhom)
        : post(place.web, `/api${path}`, balancedDraft(100), asWhom);
    expect(await ask({ token })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await ask({})).status).toBe(401);
  });

  test('a set that does not exist is absent', async () => {
    const absent = `gls_${randomBytes(12).toString('hex')}`;
    const [onPosting, onReversing] = [await books.post(absent), await books.reverse(absent)];
    expect([onPosting.status, onReversing.status]).toEqual([404, 404]);
    expect(withoutRequestId(onPosting.body)).toEqual(withoutRequestId(onReversing.body));
  });

  test("the platform's own role writes no set and no line but through the functions", async () => {
    const statements = [
      `update entry_sets set status = 'Posted', posted_at = now()`,
      `insert into entry_lines (entry_set_id, position, general_ledger_account_id, debit_cents, credit_cents) values ('a', 1, '${equity}', 1, 0)`,
      `insert into ledger_snapshots (through_ordinal, entry_set_count, taken_at) values (1, 1, now())`,
      `delete from entry_sets`,
    ];
    for (const statement of statements) {
      await expect(place.platform.database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
