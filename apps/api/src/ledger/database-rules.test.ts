import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { post } from './post.ts';
import { settle } from './settle.ts';
import type { NewEntrySet } from './posting.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let paymentId: string;

const twoLinesFor = (set: string) => `
  insert into entry_lines (entry_set_id, position, general_ledger_account_id, debit_cents, credit_cents)
    select ${set}, 90 + side, 'gla_processor_clearing', (1 - side) * 5, side * 5 from generate_series(0, 1) side`;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform);
  const card = await addCard(testPlatform, merchant);
  paymentId = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId: card }),
  ).id;
});

afterAll(() => testPlatform.close());

const asPlatform = (statement: string) => testPlatform.platform.database.pool.query(statement);
const asOwner = (statement: string) => testPlatform.owner.query(statement);

describe("the platform's database role", () => {
  it.each([
    `update ledger_entries set amount_cents = 1`,
    `update ledger_entries set status = 'settled'`,
    `delete from ledger_entries`,
    `update merchant_ledgers set available_cents = 1000000`,
    `update transactions set status = 'failed'`,
    `update transactions set amount_cents = 1`,
    `delete from transactions`,
    `insert into entry_sets (id, reference, description, origin, status, created_by, effective_at, posted_at)
       values ('gls_x', 'x', 'x', 'manual', 'Posted', 'x', now(), now())`,
    `insert into entry_lines (entry_set_id, position, general_ledger_account_id, debit_cents, credit_cents)
       select id, 99, 'gla_processor_clearing', 5, 0 from entry_sets limit 1`,
    `update entry_sets set status = 'Reversed'`,
    `delete from audit_trail`,
    `update audit_trail set action = 'nothing'`,
    `truncate ledger_entries`,
    `insert into merchant_ledgers select * from merchant_ledgers`,
    `update accounts set status = 'active'`,
    `delete from accounts`,
    `select ledger.save_merchant_ledger(b) from merchant_ledgers b`,
    `alter table ledger_entries disable trigger changes_once`,
  ])("denies the platform's database role the statement %s", async (statement) => {
    await expect(asPlatform(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it(
    "connects as a separate role without the owner's rights",
    { meta: { shows: ['threat:3.4', 'asvs:V1.2.4', 'asvs:V13.2.2'] } },
    async () => {
      const { rows } = await asPlatform('select current_user as "user"');
      expect(rows).toEqual([{ user: 'tillbook_app' }]);
    },
  );
});

const entrySet = (changes: Partial<NewEntrySet>): NewEntrySet => ({
  id: testPlatform.platform.newIdentifier('gls'),
  reference: paymentId,
  description: 'Made up',
  createdBy: 'nobody',
  state: { status: 'settled' },
  lines: [],
  entries: [],
  ...changes,
});

const balanceOf = async () =>
  (await asOwner(`select * from merchant_ledgers where account_id = '${merchant.accountId}'`)).rows;

describe('an invalid posting', () => {
  it.each([
    ['without a line', []],
    [
      'that is not balanced',
      [
        { account: 'equity', debitCents: 500, creditCents: 0 },
        { account: 'feeIncome', debitCents: 0, creditCents: 499 },
      ],
    ],
    [
      'that moves a payable without an entry',
      [
        { account: 'adjustments', debitCents: 500, creditCents: 0 },
        { account: 'payableAvailable', debitCents: 0, creditCents: 500 },
      ],
    ],
    ['on one side only', [{ account: 'equity', debitCents: 500, creditCents: 0 }]],
    [
      'between two payables without an entry',
      [
        { account: 'payablePending', debitCents: 500, creditCents: 0 },
        { account: 'payableAvailable', debitCents: 0, creditCents: 500 },
      ],
    ],
  ] as const)('rolls back a posting %s', async (_, lines) => {
    const before = await balanceOf();
    const posting = { accountId: merchant.accountId, entrySet: entrySet({ lines }) };
    await expect(post(testPlatform.platform, posting)).rejects.toMatchObject({ code: '23514' });
    expect(await balanceOf()).toEqual(before);
  });
});

describe('an invalid line', () => {
  it.each([
    ['below zero', -500, 0],
    ['on both sides', 500, 500],
    ['of zero', 0, 0],
  ] as const)('refuses a line %s before it is sent', async (_, debitCents, creditCents) => {
    const lines = [{ account: 'equity', debitCents, creditCents } as const];
    await expect(
      post(testPlatform.platform, { accountId: merchant.accountId, entrySet: entrySet({ lines }) }),
    ).rejects.toThrow('A line has an amount above zero on one side.');
  });
});

/** Inserts a valid set directly, with its lines in its own row as `ledger.post` writes them. */
const postedWith = (accounts: string, cents: string, merchantId = 'null') => `
  insert into entry_sets (id, reference, description, origin, status, created_by, effective_at, posted_at, account_id, line_accounts, line_cents)
    values ('gls_by_hand', 'x', 'x', 'business', 'Posted', 'x', now(), now(), ${merchantId}, ${accounts}, ${cents})`;

/** Inserts a posted manual set directly, with the credit on the given account. */
const postedOn = (account: string) => manualSet('gls_test', account);

const manualSet = (id: string, account = 'gla_merchant_fee_income') => `
  with s as (insert into entry_sets (id, reference, description, origin, status, created_by, effective_at, posted_at)
    values ('${id}', 'x', 'x', 'manual', 'Posted', 'x', now(), now()) returning id)
  insert into entry_lines (entry_set_id, position, general_ledger_account_id, debit_cents, credit_cents)
    select id, 1, 'gla_retained_earnings', 5, 0 from s union all select id, 2, '${account}', 0, 5 from s`;

describe('rules of the database, even for its owner', () => {
  it('refuses a posted set with an unknown account or with a payable line without a merchant', async () => {
    await expect(asOwner(postedOn('gla_none'))).rejects.toMatchObject({ code: '23514' });
    await expect(asOwner(postedOn('gla_merchant_payable_available'))).rejects.toMatchObject({
      code: '23514',
    });
  });

  it.each([
    ['no lines', `'{}'`, `'{}'`],
    ['lines that do not balance', `'{gla_retained_earnings,gla_merchant_fee_income}'`, `'{500,-499}'`],
    ['a line of zero', `'{gla_retained_earnings,gla_merchant_fee_income}'`, `'{0,0}'`],
    ['a line without an amount', `'{gla_retained_earnings,gla_merchant_fee_income}'`, `'{null,0}'`],
    ['an amount without an account', `'{gla_retained_earnings}'`, `'{500,-500}'`],
    ['no accounts', 'null', `'{500,-500}'`],
    ['an unknown account', `'{gla_retained_earnings,gla_none}'`, `'{500,-500}'`],
    ['a missing account', `'{gla_retained_earnings,null}'`, `'{500,-500}'`],
    [
      'a payable without its merchant',
      `'{gla_retained_earnings,gla_merchant_payable_available}'`,
      `'{500,-500}'`,
    ],
    [
      'a merchant without a payable',
      `'{gla_retained_earnings,gla_merchant_fee_income}'`,
      `'{500,-500}'`,
      `'acc_x'`,
    ],
  ])('refuses an entry set with %s', async (_, accounts, cents, merchantId?: string) => {
    await expect(asOwner(postedWith(accounts, cents, merchantId))).rejects.toMatchObject({ code: '23514' });
  });

  it('accepts every existing account in a line', async () => {
    const { rows } = await asOwner(`
      select g.id, ledger.lines_balance(array[g.id, g.id], '{1,-1}', case when g.has_subledger then 'acc_x' end) as "taken"
        from general_ledger_accounts g`);
    expect(rows.length).toBe(10);
    expect(rows.every(({ taken }) => taken)).toBe(true);
  });

  it('refuses more lines for an entry set with lines in its own row, in the same statement or later', async () => {
    const written = postedWith(`'{gla_retained_earnings,gla_merchant_fee_income}'`, `'{500,-500}'`);
    await expect(
      asOwner(`with s as (${written} returning id) ${twoLinesFor('(select id from s)')}`),
    ).rejects.toMatchObject({ code: '23001' });
    await expect(
      asOwner(twoLinesFor(`(select min(id) from entry_sets where line_cents is not null)`)),
    ).rejects.toMatchObject({ code: '23001' });
    await expect(asOwner(`update entry_sets set line_cents = '{5,-5}'`)).rejects.toMatchObject({
      code: '23001',
    });
  });

  it('guards every column of a transaction except those of its outcome', async () => {
    const { rows } = await asOwner(`
      select a.attname as column
        from pg_attribute a join pg_trigger t on t.tgrelid = a.attrelid and t.tgname = 'immutable_columns'
       where a.attrelid = 'transactions'::regclass and a.attnum > 0 and not a.attisdropped
         and a.attnum <> all(t.tgattr::int2[])
       order by 1`);
    expect(rows.map(({ column }) => column)).toEqual([
      'ask_processor_at',
      'failure_code',
      'failure_message',
      'final_at',
      'status',
    ]);
    await expect(asOwner(`update transactions set amount_cents = 1`)).rejects.toMatchObject({
      code: '23001',
    });
  });

  it('lets an entry settle once and never change otherwise', async () => {
    await expect(asOwner(`update ledger_entries set amount_cents = 1`)).rejects.toMatchObject({
      code: '23001',
    });
    await expect(asOwner(`update ledger_entries set description = 'x'`)).rejects.toMatchObject({
      code: '23001',
    });
    testPlatform.clock.moveTo(new Date('2026-03-04T14:00:00.000Z'));
    expect(await settle(testPlatform.platform, merchant.accountId)).toMatchObject({ ok: true });
    await expect(asOwner(`update ledger_entries set status = 'pending'`)).rejects.toMatchObject({
      code: '23001',
    });
    await expect(asOwner(`update ledger_entries set settled_at = now()`)).rejects.toMatchObject({
      code: '23001',
    });
    expect(await settle(testPlatform.platform, merchant.accountId)).toEqual({
      ok: false,
      code: 'nothing_ready',
    });
  });

  it.each(['ledger_entries', 'entry_sets', 'entry_lines', 'settlements', 'transactions', 'audit_trail'])(
    'refuses to delete rows from %s, even for the owner',
    async (table) => {
      await asOwner(manualSet(`gls_${table}`));
      await expect(asOwner(`delete from ${table}`)).rejects.toMatchObject({ code: '23001' });
      await expect(asOwner(`truncate ${table} cascade`)).rejects.toMatchObject({ code: '23001' });
    },
  );

  it(
    'refuses to change the outcome of a transaction',
    { meta: { shows: ['threat:3.4', 'asvs:V16.5.3'] } },
    async () => {
      await expect(
        asOwner(`update transactions set status = 'failed' where id = '${paymentId}'`),
      ).rejects.toMatchObject({ code: '23001' });
    },
  );

  it(
    'refuses more lines for a posted entry set, and any change to the set',
    { meta: { shows: ['threat:3.4', 'asvs:V2.3.1'] } },
    async () => {
      const added = `insert into entry_lines (entry_set_id, position, general_ledger_account_id, debit_cents, credit_cents)
      select s.id, 90 + side, 'gla_processor_clearing', (1 - side) * 5, side * 5
        from (select id from entry_sets where status = 'Posted' limit 1) s, generate_series(0, 1) side`;
      await expect(asOwner(added)).rejects.toMatchObject({ code: '23001' });
      await expect(asOwner(`update entry_sets set description = 'x'`)).rejects.toMatchObject({
        code: '23001',
      });
      await expect(asOwner(`update entry_sets set status = 'Reversed'`)).rejects.toMatchObject({
        code: '23001',
      });
      await expect(asOwner(`update entry_lines set debit_cents = 1`)).rejects.toMatchObject({
        code: '23001',
      });
    },
  );

  it("dates no posting before the account's last posting", async () => {
    const last = `select last_posted_at as at from merchant_ledgers where account_id = '${merchant.accountId}'`;
    const [before] = (await asOwner(last)).rows;
    const early = { ...testPlatform.platform, clock: { now: () => new Date('2020-01-01T00:00:00.000Z') } };
    const posted = await post(early, {
      accountId: merchant.accountId,
      transactions: [
        {
          id: testPlatform.platform.newIdentifier('txn'),
          list: 'payments',
          type: 'pull',
          status: 'created',
          amountCents: 1,
        },
      ],
    });
    expect(posted.ok && posted.transaction.createdAt).toEqual(before.at);
  });
});
