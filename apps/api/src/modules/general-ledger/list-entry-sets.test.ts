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
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { takeLedgerSnapshots } from '../../ledger/snapshots.ts';

let place: TestPlatform;
let books: Bookkeeper;
let merchant: Merchant;
let card: string;

beforeEach(async () => {
  place = await testPlatform();
  books = await newBookkeeper(place);
  merchant = await newMerchant(place);
  card = await addCard(place, merchant);
  return () => place.close();
});

const pay = () => sendPayment(place, merchant, { paymentInstrumentId: card, amount: 5000 });

/** Rolled-back postings leave gaps in the ordinals. */
const leaveGap = () => place.owner.query(`select nextval('entry_sets_ordinal_seq')`);

/** Payments, drafts and gaps, in turns: 20 sets and 6 gaps. */
const writeBooks = async () => {
  for (let round = 0; round < 4; round += 1) {
    await pay();
    await leaveGap();
    await pay();
    await books.draft(100 + round);
    if (round % 2 === 0) await leaveGap();
    await pay();
    entrySetIn(await books.post(await books.draft(1000 + round)));
  }
};

const idsOf = async (page: string) => (await books.list(page)).data.map(({ id }) => id);

/** The list as the table itself has it, without a page, a snapshot or a count. */
const wholeList = async () => {
  const { rows } = await place.owner.query(`select id from entry_sets order by ordinal desc`);
  return rows.map(({ id }) => String(id));
};

/** The balances as the lines alone have them. */
const summedBalances = async () => {
  const { rows } = await place.owner.query(
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
  expect((await books.list('?limit=1')).totalCount).toBe(whole.length);
};

describe('the list', () => {
  test('is empty on a new platform', async () => {
    expect(await books.list()).toEqual({ data: [], totalCount: 0 });
  });

  test('comes newest first, 15 to a page, each set with its lines and totals', async () => {
    await writeBooks();
    const { data, totalCount } = await books.list();
    expect(totalCount).toBe(20);
    expect(data.map(({ id }) => id)).toEqual((await wholeList()).slice(0, 15));
    for (const set of data) {
      const sum = (side: 'debitCents' | 'creditCents') =>
        set.ledgerEntries.reduce((total, line) => total + line[side], 0);
      expect([set.totalDebitCents, set.totalCreditCents]).toEqual([sum('debitCents'), sum('creditCents')]);
      expect(set.totalDebitCents).toBe(set.totalCreditCents);
      expect(set.ledgerEntries.length).toBeGreaterThanOrEqual(2);
    }
  });

  test.each(['?limit=0', '?limit=101', '?offset=-1', '?limit=ten'])('refuses the page %s', async (page) => {
    const { token } = books.admin;
    expect((await get(place.web, `/api/general-ledger/entry-sets${page}`, { token })).status).toBe(400);
  });
});

describe('snapshots', () => {
  test('change nothing of what is answered', async () => {
    await writeBooks();
    await expectTheSamePages();
    const balances = await books.balances();
    expect(balances).toEqual(await summedBalances());
    expect(balances[operatingBank]).toBe(4 * 1000 + 6);

    expect(await takeLedgerSnapshots(place.platform, 3)).toBe(6);
    await expectTheSamePages();
    expect(await books.balances()).toEqual(balances);
    expect(await takeLedgerSnapshots(place.platform, 3)).toBe(0);

    await writeBooks();
    expect(await takeLedgerSnapshots(place.platform, 7)).toBe(3);
    await expectTheSamePages();
    expect(await books.balances()).toEqual(await summedBalances());
  });

  test('leave a draft from before them free to be posted and reversed after', async () => {
    const id = await books.draft(2500);
    await pay();
    await pay();
    expect(await takeLedgerSnapshots(place.platform, 3)).toBe(1);
    entrySetIn(await books.post(id));
    expect((await books.balances())[equity]).toBe(2500);
    expect(await takeLedgerSnapshots(place.platform, 1)).toBe(0);
    entrySetIn(await books.reverse(id));
    expect(await takeLedgerSnapshots(place.platform, 1)).toBe(1);
    expect((await books.balances())[equity]).toBe(0);
    expect(await books.balances()).toEqual(await summedBalances());
  });

  test('wait for a set that has its ordinal and is not yet committed', async () => {
    await pay();
    await place.owner.query('begin');
    await place.owner.query(
      `insert into entry_sets (id, reference, description, origin, status, created_by, effective_at)
       values ('gls_on_its_way_0000000', 'JE-LATE', '', 'manual', 'Draft', 'owner', now())`,
    );
    await pay();
    expect(await takeLedgerSnapshots(place.platform, 2)).toBe(0);
    await place.owner.query('commit');
    expect(await takeLedgerSnapshots(place.platform, 2)).toBe(1);
    await expectTheSamePages();
    expect((await books.list()).totalCount).toBe(3);
  });

  test('are taken once by several processes at the same time', async () => {
    await writeBooks();
    const taken = await Promise.all(Array.from({ length: 4 }, () => takeLedgerSnapshots(place.platform, 4)));
    await takeLedgerSnapshots(place.platform, 4);
    const { rows } = await place.owner.query(
      `select entry_set_count::int as count from ledger_snapshots order by through_ordinal`,
    );
    expect(rows.map(({ count }) => count)).toEqual([4, 8, 12, 16, 20]);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(5);
    await expectTheSamePages();
  });
});
