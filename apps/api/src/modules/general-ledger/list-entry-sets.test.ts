import { beforeEach, describe, expect, test } from 'vitest';
import {
  entrySetIn,
  equity,
  newBookkeeper,
  operatingBank,
  type Bookkeeper,
} from '../../../test/general-ledger.ts';
import { addCard, newMerchant, sendPayment, type Merchant } from '../../../test/merchant.ts';
import { get } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { takeLedgerSnapshots } from '../../ledger/snapshots.ts';

let testPlatform: TestPlatform;
let bookkeeper: Bookkeeper;
let merchant: Merchant;
let card: string;

beforeEach(async () => {
  testPlatform = await startTestPlatform();
  bookkeeper = await newBookkeeper(testPlatform);
  merchant = await newMerchant(testPlatform);
  card = await addCard(testPlatform, merchant);
  return () => testPlatform.close();
});

const pay = () => sendPayment(testPlatform, merchant, { paymentInstrumentId: card, amount: 5000 });

/** Leaves a gap in the ordinals, as rolled-back postings do. */
const leaveGap = () => testPlatform.owner.query(`select nextval('entry_sets_ordinal_seq')`);

/** Writes 20 sets with 6 gaps, alternating payments and drafts. */
const writeEntrySets = async () => {
  for (let round = 0; round < 4; round += 1) {
    await pay();
    await leaveGap();
    await pay();
    await bookkeeper.draft(100 + round);
    if (round % 2 === 0) await leaveGap();
    await pay();
    entrySetIn(await bookkeeper.post(await bookkeeper.draft(1000 + round)));
  }
};

const idsOf = async (page: string) => (await bookkeeper.list(page)).data.map(({ id }) => id);

const wholeList = async () => {
  const { rows } = await testPlatform.owner.query(`select id from entry_sets order by ordinal desc`);
  return rows.map(({ id }) => String(id));
};

const summedBalances = async () => {
  const { rows } = await testPlatform.owner.query(
    `select g.id, coalesce(sum(case g.normal_balance when 'debit' then l.debit_cents - l.credit_cents else l.credit_cents - l.debit_cents end)
                           filter (where s.status <> 'Draft'), 0)::int as cents
       from general_ledger_accounts g left join ledger_lines l on l.general_ledger_account_id = g.id
       left join entry_sets s on s.id = l.entry_set_id group by g.id`,
  );
  return Object.fromEntries(rows.map(({ id, cents }) => [id, cents]));
};

const expectTheSamePages = async () => {
  const whole = await wholeList();
  for (const limit of [1, 3, 7, 100]) {
    const offsets = Array.from({ length: Math.ceil(whole.length / limit) + 1 }, (_, page) => page * limit);
    const pages = await Promise.all(offsets.map((offset) => idsOf(`?offset=${offset}&limit=${limit}`)));
    expect(pages.flat()).toEqual(whole);
  }
  expect((await bookkeeper.list('?limit=1')).totalCount).toBe(whole.length);
};

describe('the list of entry sets', () => {
  test('lists no entry sets on a new platform', async () => {
    expect(await bookkeeper.list()).toEqual({ data: [], totalCount: 0 });
  });

  test('lists entry sets with their lines and totals, newest first, 15 per page', async () => {
    await writeEntrySets();
    const { data, totalCount } = await bookkeeper.list();
    expect(totalCount).toBe(20);
    expect(data.map(({ id }) => id)).toEqual((await wholeList()).slice(0, 15));
    for (const set of data) {
      const sum = (side: 'debitCents' | 'creditCents') =>
        set.ledgerEntries.reduce((total, line) => total + line[side], 0);
      expect([set.totalDebitCents, set.totalCreditCents]).toEqual([sum('debitCents'), sum('creditCents')]);
      expect(set.totalDebitCents).toBe(set.totalCreditCents);
      expect(set.ledgerEntries.length).toBeGreaterThanOrEqual(2);
      expect(set.merchant).toEqual(
        set.origin === 'business' ? { accountId: merchant.accountId, name: 'Harbor Coffee' } : undefined,
      );
    }
  });

  test.each(['?limit=0', '?limit=101', '?offset=-1', '?limit=ten'])(
    'refuses the page %s of entry sets',
    async (page) => {
      const { token } = bookkeeper.admin;
      expect((await get(testPlatform.web, `/api/general-ledger/entry-sets${page}`, { token })).status).toBe(
        400,
      );
    },
  );
});

/**
 * Takes snapshots until `count` are taken, because transactions in other databases of the server delay them.
 */
const takeSnapshots = async (entrySets: number, count: number): Promise<void> => {
  let taken = 0;
  await expect
    .poll(async () => (taken += await takeLedgerSnapshots(testPlatform.platform, entrySets)))
    .toBe(count);
};

/** Takes all due snapshots and returns the number of entry sets that each includes. */
const takeAndCount = async (entrySets: number): Promise<readonly number[]> => {
  await takeLedgerSnapshots(testPlatform.platform, entrySets);
  const { rows } = await testPlatform.owner.query<{ count: number }>(
    `select entry_set_count::int as count from ledger_snapshots order by through_ordinal`,
  );
  return rows.map(({ count }) => count);
};

describe('snapshots of the general ledger', () => {
  test('returns the same pages and balances with snapshots as without', async () => {
    await writeEntrySets();
    await expectTheSamePages();
    const balances = await bookkeeper.balances();
    expect(balances).toEqual(await summedBalances());
    expect(balances[operatingBank]).toBe(4 * 1000 + 6);

    await takeSnapshots(3, 6);
    await expectTheSamePages();
    expect(await bookkeeper.balances()).toEqual(balances);
    expect(await takeLedgerSnapshots(testPlatform.platform, 3)).toBe(0);

    await writeEntrySets();
    await takeSnapshots(7, 3);
    await expectTheSamePages();
    expect(await bookkeeper.balances()).toEqual(await summedBalances());
  });

  test('posts and reverses a draft that is older than a snapshot', async () => {
    const id = await bookkeeper.draft(2500);
    await pay();
    await pay();
    await takeSnapshots(3, 1);
    entrySetIn(await bookkeeper.post(id));
    expect((await bookkeeper.balances())[equity]).toBe(2500);
    expect(await takeLedgerSnapshots(testPlatform.platform, 1)).toBe(0);
    entrySetIn(await bookkeeper.reverse(id));
    await takeSnapshots(1, 1);
    expect((await bookkeeper.balances())[equity]).toBe(0);
    expect(await bookkeeper.balances()).toEqual(await summedBalances());
  });

  test('takes no snapshot beyond a set that is not committed', async () => {
    await pay();
    await testPlatform.owner.query('begin');
    await testPlatform.owner.query(
      `insert into entry_sets (id, reference, description, origin, status, created_by, effective_at)
       values ('gls_on_its_way_0000000', 'JE-LATE', '', 'manual', 'Draft', 'owner', now())`,
    );
    await pay();
    expect(await takeLedgerSnapshots(testPlatform.platform, 2)).toBe(0);
    await testPlatform.owner.query('commit');
    await takeSnapshots(2, 1);
    await expectTheSamePages();
    expect((await bookkeeper.list()).totalCount).toBe(3);
  });

  test('takes each snapshot once for concurrent calls', async () => {
    await writeEntrySets();
    const taken = await Promise.all(
      Array.from({ length: 4 }, () => takeLedgerSnapshots(testPlatform.platform, 4)),
    );
    await expect.poll(() => takeAndCount(4)).toEqual([4, 8, 12, 16, 20]);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(5);
    await expectTheSamePages();
  });
});
