import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLists, listLength } from '../../../../test/large-lists.ts';
import { newMerchant, type Merchant } from '../../../../test/merchant.ts';
import { get } from '../../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../../test/test-platform.ts';
import {
  filterPairs,
  filterParts,
  listQueries,
  storedRows,
  type FilterPart,
  type ListName,
  type StoredRow,
} from '../../../../test/transaction-filters.ts';

let test: TestPlatform;
let merchant: Merchant;
let rows: readonly StoredRow[];

beforeAll(async () => {
  test = await testPlatform();
  merchant = await newMerchant(test);
  await fillLists(test, merchant.accountId);
  rows = await storedRows(test.owner, merchant.accountId);
}, 240_000);

afterAll(() => test.close());

const list = async (query: string) => {
  const path = `/api/transactions?accountId=${merchant.accountId}&${query}`;
  const { status, body } = await get(test.web, path, { token: merchant.person.token });
  const { transactions = [], ...rest } = Object(body);
  return { status, ids: transactions.map(({ id }: { id: string }) => id), ...rest };
};

const lists: readonly ListName[] = ['payments', 'payouts', 'refunds'];

const sortings = {
  'sort=createdAt&sortOrder=desc': (one, other) => other.ordinal - one.ordinal,
  'sortOrder=asc': (one, other) => one.ordinal - other.ordinal,
  'sort=amount': (one, other) => other.amount - one.amount || other.ordinal - one.ordinal,
  'sort=amount&sortOrder=asc': (one, other) => one.amount - other.amount || one.ordinal - other.ordinal,
} satisfies Record<string, (one: StoredRow, other: StoredRow) => number>;

/** What a call is to answer, from all rows there are: the thousand that can be paged through, or the whole of a period. */
const expected = (meant: readonly StoredRow[], offset: number, isCounted: boolean) => {
  const isCapped = !isCounted && meant.length > 1000;
  const reached = isCapped ? meant.slice(0, 1000) : meant;
  return {
    status: 200,
    ids: reached.slice(offset, offset + 50).map(({ id }) => id),
    totalCount: reached.length,
    ...(isCapped && { totalCountCapped: true }),
  };
};

const isPeriod = (query: string) =>
  [...new URLSearchParams(query).keys()].every((name) => name === 'from' || name === 'until');

/** The lists, orders and pages in which a filter does not answer what it means. */
const faultsOf = async ({ query, means }: FilterPart): Promise<string[]> => {
  const faults: string[] = [];
  for (const name of lists) {
    const meant = rows.filter((row) => row.list === name && means(row));
    for (const [sorting, compare] of Object.entries(sortings)) {
      const isCounted = isPeriod(query) && !sorting.includes('amount');
      const offset = meant.length > 120 ? 60 : 0;
      const asked = `${listQueries[name]}&${query}&${sorting}&limit=50&offset=${offset}`;
      const answered = await list(asked);
      if (!isDeepEqual(answered, expected(meant.toSorted(compare), offset, isCounted))) faults.push(asked);
    }
  }
  return faults;
};

const isDeepEqual = (one: unknown, other: unknown): boolean => {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
};

describe('a filter finds what it means, in each list and each order,', () => {
  it('alone', async () => {
    const faults = await Promise.all(filterParts(rows).map(faultsOf));
    expect(faults.flat()).toEqual([]);
  }, 120_000);

  it('and in pairs', async () => {
    const faults: string[] = [];
    for (const pair of filterPairs(filterParts(rows))) faults.push(...(await faultsOf(pair)));
    expect(faults).toEqual([]);
  }, 240_000);

  it('and all at once', async () => {
    const some = rows.find(
      (row) =>
        row.list === 'payments' &&
        row.lastFour !== null &&
        row.status === 'failed' &&
        row.description?.startsWith('Order'),
    );
    expect(some).toBeDefined();
    const { status, method, channel, lastFour, amount, createdAt, description } = Object(some);
    const query = new URLSearchParams({
      status,
      channel,
      lastFour,
      text: description,
      amountMin: String(amount),
      amountMax: String(amount + 1),
      from: createdAt.toISOString(),
      until: new Date(createdAt.getTime() + 1).toISOString(),
      ...(method && { method }),
    });
    expect(await list(`type=pull&${query.toString()}`)).toMatchObject({ ids: [some?.id], totalCount: 1 });
  });
});

describe('an order without a filter', () => {
  it('by time is the list the other way, to its last page', async () => {
    expect(await list(`type=pull&sortOrder=asc&limit=1&offset=${listLength - 1}`)).toEqual({
      status: 200,
      ids: [`txn_payments${String(listLength).padStart(10, '0')}`],
      totalCount: listLength,
    });
  });

  it('by amount is counted to a thousand, beyond which no page is', async () => {
    const dearest = rows.filter((row) => row.list === 'payments').toSorted(sortings['sort=amount']);
    expect(await list('type=pull&sort=amount&limit=50')).toEqual(expected(dearest, 0, false));
    expect(await list('type=pull&sort=amount&offset=1000')).toMatchObject({ ids: [], totalCount: 1000 });
  });
});

describe('refused is, and the field named,', () => {
  it.each([
    ['a period that ends before it begins', 'type=pull&from=2026-11-02&until=2026-11-01', 'until'],
    ['a range of amounts the wrong way round', 'type=pull&amountMin=200&amountMax=100', 'amountMax'],
    ['an amount of nothing', 'type=pull&amountMin=0', 'amountMin'],
    ['half a card number', 'type=pull&lastFour=42', 'lastFour'],
    ['a status that is none', 'type=pull&status=settled', 'status'],
    ['a time that is none', 'type=pull&from=yesterday', 'from'],
    ['a filter over all lists at once', 'status=failed', 'type'],
    ['an order over two lists', 'type=push&sort=amount', 'type'],
    [
      'a filter of what belongs to one transaction',
      'parentTransactionId=txn_payments0000000007&status=failed',
      'type',
    ],
  ])('%s', async (_, query, field) => {
    const { status, code, fields } = await list(query);
    expect([status, code, Object.keys(fields)]).toEqual([400, 'invalid_input', [field]]);
  });
});

it('a period of nothing, an empty text and a filter nobody matches are no faults', async () => {
  expect(await list('type=pull&from=2026-11-01&until=2026-11-01')).toEqual({
    status: 200,
    ids: [],
    totalCount: 0,
  });
  expect(await list('type=pull&text=%20&limit=1')).toMatchObject({ totalCount: listLength });
  expect(await list('type=pull&text=—')).toMatchObject({ ids: [], totalCount: 0 });
  expect(await list('type=pull&lastFour=9999')).toEqual({ status: 200, ids: [], totalCount: 0 });
});

it('a word has three marks of 64, seldom two in one place, and a text has those of its words', async () => {
  const { rows: words } = await test.owner.query<{ marks: number }>(
    `select bit_count(ledger.word_bits('word' || n)::bit(64))::integer as marks from generate_series(1, 500) n`,
  );
  const marked = words.map(({ marks }) => marks);
  expect(Math.min(...marked)).toBeGreaterThan(0);
  expect(Math.max(...marked)).toBe(3);
  expect(marked.filter((marks) => marks === 3).length).toBeGreaterThan(450);
  const { rows: texts } = await test.owner.query<{ holds: boolean }>(
    `select ledger.word_bits('beans and rice') & ledger.word_bits('Rice') = ledger.word_bits('rice') as holds`,
  );
  expect(texts).toEqual([{ holds: true }]);
});
