import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLists, listLength } from '../../../../test/large-lists.ts';
import { newMerchant, type Merchant } from '../../../../test/merchant.ts';
import { get } from '../../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../../test/test-platform.ts';
import {
  filterPairs,
  filterCases,
  listQueries,
  storedRows,
  type FilterCase,
  type ListName,
  type StoredRow,
} from '../../../../test/transaction-filters.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let rows: readonly StoredRow[];

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform);
  await fillLists(testPlatform, merchant.accountId);
  rows = await storedRows(testPlatform.owner, merchant.accountId);
});

afterAll(() => testPlatform.close());

const list = async (query: string) => {
  const path = `/api/transactions?accountId=${merchant.accountId}&${query}`;
  const { status, body } = await get(testPlatform.web, path, { token: merchant.person.token });
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

/** Computes the expected page from all rows. Only a period is counted beyond a thousand. */
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

type Sorting = readonly [query: string, compare: (one: StoredRow, other: StoredRow) => number];

const allSortings: readonly Sorting[] = Object.entries(sortings);

/** Returns one order, which differs from a list to the next and from a case to the next. */
const alternateSorting = (caseIndex: number, listIndex: number): readonly Sorting[] =>
  [allSortings[(caseIndex + listIndex) % allSortings.length]].filter((sorting) => sorting !== undefined);

const faultsOf = async (
  { query, means }: FilterCase,
  sortingsOf: (listIndex: number) => readonly Sorting[] = () => allSortings,
): Promise<string[]> => {
  const faults: string[] = [];
  for (const [listIndex, name] of lists.entries()) {
    const meant = rows.filter((row) => row.list === name && means(row));
    for (const [sorting, compare] of sortingsOf(listIndex)) {
      const isCounted = isPeriod(query) && !sorting.includes('amount');
      const offset = meant.length > 120 ? 60 : 0;
      const request = `${listQueries[name]}&${query}&${sorting}&limit=50&offset=${offset}`;
      const found = await list(request);
      if (!isDeepEqual(found, expected(meant.toSorted(compare), offset, isCounted))) faults.push(request);
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

describe('filters of transactions', () => {
  it('finds exactly the rows of each filter in every list and order', async () => {
    const faults = await Promise.all(filterCases(rows).map((filter) => faultsOf(filter)));
    expect(faults.flat()).toEqual([]);
  });

  it('finds exactly the rows of each pair of filters in every list, in one of the orders', async () => {
    const faults: string[] = [];
    for (const [caseIndex, pair] of filterPairs(filterCases(rows)).entries()) {
      faults.push(...(await faultsOf(pair, (listIndex) => alternateSorting(caseIndex, listIndex))));
    }
    expect(faults).toEqual([]);
  });

  it('finds exactly the row that all filters match together', async () => {
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

describe('orders without a filter', () => {
  it('reverses a list by time, up to its last page', async () => {
    expect(await list(`type=pull&sortOrder=asc&limit=1&offset=${listLength - 1}`)).toEqual({
      status: 200,
      ids: [`txn_payments${String(listLength).padStart(10, '0')}`],
      totalCount: listLength,
    });
  });

  it('counts a list sorted by amount up to a thousand, and returns no page beyond', async () => {
    const dearest = rows.filter((row) => row.list === 'payments').toSorted(sortings['sort=amount']);
    expect(await list('type=pull&sort=amount&limit=50')).toEqual(expected(dearest, 0, false));
    expect(await list('type=pull&sort=amount&offset=1000')).toMatchObject({ ids: [], totalCount: 1000 });
  });
});

describe('invalid filters', () => {
  it.each([
    ['a period that ends before it begins', 'type=pull&from=2026-11-02&until=2026-11-01', 'until'],
    ['a maximum amount below the minimum', 'type=pull&amountMin=200&amountMax=100', 'amountMax'],
    ['an amount of zero', 'type=pull&amountMin=0', 'amountMin'],
    ['two digits of a card number', 'type=pull&lastFour=42', 'lastFour'],
    ['an unknown status', 'type=pull&status=settled', 'status'],
    ['an invalid time', 'type=pull&from=yesterday', 'from'],
    ['a filter without a list', 'status=failed', 'type'],
    ['a sort order for two lists', 'type=push&sort=amount', 'type'],
    [
      'a filter of the transactions under a payment',
      'parentTransactionId=txn_payments0000000007&status=failed',
      'type',
    ],
  ])('refuses %s and names the field', async (_, query, field) => {
    const { status, code, fields } = await list(query);
    expect([status, code, Object.keys(fields)]).toEqual([400, 'invalid_input', [field]]);
  });
});

it('accepts an empty period, an empty text and a filter without matches', async () => {
  expect(await list('type=pull&from=2026-11-01&until=2026-11-01')).toEqual({
    status: 200,
    ids: [],
    totalCount: 0,
  });
  expect(await list('type=pull&text=%20&limit=1')).toMatchObject({ totalCount: listLength });
  expect(await list('type=pull&text=—')).toMatchObject({ ids: [], totalCount: 0 });
  expect(await list('type=pull&lastFour=9999')).toEqual({ status: 200, ids: [], totalCount: 0 });
});

it('sets one to three of 64 bits for a word, and the bits of all its words for a text', async () => {
  const { rows: words } = await testPlatform.owner.query<{ bits: number }>(
    `select bit_count(ledger.word_bits('word' || n)::bit(64))::integer as bits from generate_series(1, 500) n`,
  );
  const counts = words.map(({ bits }) => bits);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBe(3);
  expect(counts.filter((bits) => bits === 3).length).toBeGreaterThan(450);
  const { rows: texts } = await testPlatform.owner.query<{ holds: boolean }>(
    `select ledger.word_bits('beans and rice') & ledger.word_bits('Rice') = ledger.word_bits('rice') as holds`,
  );
  expect(texts).toEqual([{ holds: true }]);
});
