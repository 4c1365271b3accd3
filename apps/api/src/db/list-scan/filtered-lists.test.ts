import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLists, listLength } from '../../../test/large-lists.ts';
import { newMerchant, type Merchant } from '../../../test/merchant.ts';
import { get } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform);
  await fillLists(testPlatform, merchant.accountId);
});

afterAll(() => testPlatform.close());

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly ordinal: number };

type FilterCase = readonly [query: string, means: (row: Row) => boolean];

type FilteredList = {
  readonly path: string;
  readonly table: string;
  readonly of?: FilterCase;
  readonly isCounted?: (query: string) => boolean;
  readonly amount?: string;
  readonly cases: (from: Date, until: Date) => readonly FilterCase[];
};

const timesOf = (column: string, from: Date, until: Date): readonly FilterCase[] => {
  const time = (row: Row) => new Date(String(row[column]));
  return [
    [`from=${from.toISOString()}`, (row) => time(row) >= from],
    [`until=${until.toISOString()}`, (row) => time(row) < until],
  ];
};

const amountsOf = (column: string): readonly FilterCase[] => [
  ['amountMin=1800', (row) => Number(row[column]) >= 1800],
  ['amountMin=3000&amountMax=3100', (row) => Number(row[column]) >= 3000 && Number(row[column]) <= 3100],
];

const equal = (parameter: string, column: string, value: string): FilterCase => [
  `${parameter}=${value}`,
  (row) => row[column] === value,
];

const lists: readonly FilteredList[] = [
  {
    path: '/settlements',
    table: 'settlements',
    amount: 'net_amount_cents',
    cases: (from, until) => [
      equal('status', 'status', 'completed'),
      equal('status', 'status', 'pending'),
      ...timesOf('created_at', from, until),
      ...amountsOf('net_amount_cents'),
      [
        'amountMin=-300&amountMax=-100',
        (row) => Number(row['net_amount_cents']) >= -300 && Number(row['net_amount_cents']) <= -100,
      ],
    ],
  },
  {
    path: '/disputes',
    table: 'disputes',
    amount: 'amount_cents',
    cases: (from, until) => [
      equal('status', 'status', 'won'),
      equal('status', 'status', 'under_review'),
      ...timesOf('created_at', from, until),
      ...amountsOf('amount_cents'),
    ],
  },
  {
    path: '/payment-instruments',
    table: 'payment_instruments',
    cases: (from, until) => [
      equal('type', 'type', 'card'),
      equal('purpose', 'purpose', 'payout'),
      ...timesOf('created_at', from, until),
      equal('lastFour', 'last_four', '0007'),
      ['text=OKAFOR', (row) => row['owner_name'] === 'Sam Okafor'],
      ['text=0%25', (row) => row['owner_name'] === 'Ana 100%'],
      ['text=pi_0000000000000123', ({ id }) => id === 'pi_0000000000000123'],
    ],
  },
];

const categories: readonly FilterCase[] = [
  equal('category', 'category', 'transaction'),
  equal('category', 'category', 'ach_fee'),
];

const entryLists: readonly FilteredList[] = [
  {
    path: '/accounts/ledger',
    table: 'ledger_entries',
    of: equal('status', 'status', 'pending'),
    cases: (from, until) => [
      ...categories,
      ...timesOf('created_at', from, until),
      ...amountsOf('amount_cents'),
    ],
  },
  {
    path: '/accounts/ledger',
    table: 'ledger_entries',
    of: equal('status', 'status', 'settled'),
    isCounted: (query) => !/category|amount/.test(query),
    cases: (from, until) => [
      ...categories,
      ...timesOf('settled_at', from, until),
      ...amountsOf('amount_cents'),
    ],
  },
];

const storedRows = async ({
  table,
  of: [, isOf] = ['', () => true],
}: FilteredList): Promise<readonly Row[]> => {
  const { rows } = await testPlatform.owner.query<{ readonly row: Row }>(
    `select to_jsonb(t) as row from ${table} t where t.account_id = $1`,
    [merchant.accountId],
  );
  return rows.map(({ row }) => row).filter(isOf);
};

const namesIn = (query: string) => [...new URLSearchParams(query).keys()];

/** Returns each case alone, and each pair of cases with different parameters. */
const alonePairwise = (cases: readonly FilterCase[]): readonly FilterCase[] => [
  ...cases,
  ...cases.flatMap(([one, meansOne], index) =>
    cases
      .slice(index + 1)
      .filter(([other]) => !namesIn(other).some((name) => namesIn(one).includes(name)))
      .map(([other, meansOther]): FilterCase => [
        `${one}&${other}`,
        (row) => meansOne(row) && meansOther(row),
      ]),
  ),
];

type Order = readonly [query: string, compare: (one: Row, other: Row) => number];

const ordersOf = ({ amount }: FilteredList): readonly Order[] => {
  const byOrdinal: readonly Order[] = [
    ['', (one, other) => other.ordinal - one.ordinal],
    ['sortOrder=asc', (one, other) => one.ordinal - other.ordinal],
  ];
  if (amount === undefined) return byOrdinal;
  const difference = (one: Row, other: Row) =>
    Number(one[amount]) - Number(other[amount]) || one.ordinal - other.ordinal;
  return [
    ...byOrdinal,
    ['sort=amount', (one, other) => difference(other, one)],
    ['sort=amount&sortOrder=asc', difference],
  ];
};

const read = async (path: string, query: string) => {
  const { token } = merchant.person;
  const { body, headers } = await get(
    testPlatform.web,
    `/api${path}?accountId=${merchant.accountId}&${query}`,
    {
      token,
    },
  );
  const rows: unknown = Array.isArray(body) ? body : Object.values(Object(body)).find(Array.isArray);
  return {
    ids: Array.isArray(rows) ? rows.map((row) => Object(row).id) : [],
    totalCount: Array.isArray(body) ? Number(headers.get('x-total-count')) : Object(body).totalCount,
    isCapped: Array.isArray(body)
      ? headers.has('x-total-count-capped')
      : Object(body).totalCountCapped === true,
  };
};

const expected = (meant: readonly Row[], offset: number, isCounted: boolean) => {
  const reached = isCounted ? meant : meant.slice(0, 1000);
  return {
    ids: reached.slice(offset, offset + 50).map(({ id }) => id),
    totalCount: reached.length,
    isCapped: meant.length > reached.length,
  };
};

const casesOf = ({ cases }: FilteredList, rows: readonly Row[]): readonly FilterCase[] => {
  const timeAt = (share: number) => new Date(String(rows[Math.round(rows.length * share)]?.['created_at']));
  return alonePairwise(cases(timeAt(0.3), timeAt(0.8)));
};

const faultsOf = async (list: FilteredList): Promise<readonly string[]> => {
  const rows = await storedRows(list);
  const { of: [only] = [''], isCounted = () => false } = list;
  const faults: string[] = [];
  for (const [query, means] of casesOf(list, rows)) {
    const meant = rows.filter(means);
    const offset = meant.length > 120 ? 60 : 0;
    for (const [sorting, compare] of ordersOf(list)) {
      const request = `${only}&${query}&${sorting}&limit=50&offset=${offset}`;
      const found = await read(list.path, request);
      if (!isDeepStrictEqual(found, expected(meant.toSorted(compare), offset, isCounted(query))))
        faults.push(request);
    }
  }
  return faults;
};

describe('filters in each order', () => {
  it.each([...lists, ...entryLists].map((list) => [list.path, list.of?.[0] ?? 'all', list] as const))(
    'finds exactly the rows that match each filter and each pair of filters: %s, %s',
    async (_path, _of, list) => {
      expect(await faultsOf(list)).toEqual([]);
    },
  );
});

const summed: readonly (readonly [list: string, FilteredList, centsOf: (row: Row) => number])[] = [
  ...lists
    .filter(({ amount }) => amount !== undefined)
    .map((list) => [list.table, list, (row: Row) => Number(row[list.amount ?? ''])] as const),
  ...entryLists.map(
    (list, index) =>
      [
        index === 0 ? 'pending-ledger' : 'settled-ledger',
        list,
        (row: Row) => (row['type'] === 'debit' ? -1 : 1) * Number(row['amount_cents']),
      ] as const,
  ),
];

describe('sums of a filter', () => {
  it.each(summed)('counts and sums all rows that match a filter: %s', async (name, list, centsOf) => {
    const rows = await storedRows(list);
    const { token } = merchant.person;
    // A period alone is summed from balances, which the inserted rows lack.
    const cases = casesOf(list, rows).filter(
      ([query]) =>
        name !== 'settled-ledger' || !/^(?:from|until)=[^&]*(?:&(?:from|until)=[^&]*)?$/.test(query),
    );
    for (const [query, means] of cases) {
      const meant = rows.filter(means);
      const address = `/api/accounts/list-sum?accountId=${merchant.accountId}&list=${name}&${query}`;
      expect([query, (await get(testPlatform.web, address, { token })).body]).toEqual([
        query,
        { totalCount: meant.length, amount: meant.reduce((sum, row) => sum + centsOf(row), 0) },
      ]);
    }
  });
});

describe('counts of a whole list', () => {
  it.each(lists)(
    'counts a whole list to its end, and to its thousandth row in another order: $path',
    async ({ path }) => {
      expect(await read(path, 'limit=1')).toMatchObject({ totalCount: listLength, isCapped: false });
      expect(await read(path, 'limit=1&sortOrder=asc')).toMatchObject({ totalCount: 1000, isCapped: true });
      expect(await read(path, 'limit=1&sortOrder=asc&offset=1000')).toMatchObject({
        ids: [],
        totalCount: 1000,
      });
    },
  );
});

describe('refusals of a filter', () => {
  it.each([
    ['/settlements?from=2026-11-02&until=2026-11-01', 'until'],
    ['/settlements?amountMin=200&amountMax=-100', 'amountMax'],
    ['/settlements?amountMax=1.5', 'amountMax'],
    ['/settlements?status=won', 'status'],
    ['/settlements?from=yesterday', 'from'],
    ['/settlements?sort=status', 'sort'],
    ['/disputes?from=2026-11-02&until=2026-11-01', 'until'],
    ['/disputes?amountMin=0', 'amountMin'],
    ['/disputes?status=open', 'status'],
    ['/disputes?sortOrder=up', 'sortOrder'],
    ['/payment-instruments?from=2026-11-02&until=2026-11-01', 'until'],
    ['/payment-instruments?type=cheque', 'type'],
    ['/payment-instruments?purpose=both', 'purpose'],
    ['/payment-instruments?lastFour=42', 'lastFour'],
    ['/accounts/ledger?status=settled&from=2026-11-02&until=2026-11-01', 'until'],
    ['/accounts/ledger?status=pending&category=fee', 'category'],
    ['/accounts/ledger?category=transaction', 'status'],
    ['/accounts/ledger?status=pending&category=transaction&transactionId=txn_payments0000000007', 'status'],
  ])('refuses an invalid filter and names its field: %s', async (address, field) => {
    const path = `/api${address}&accountId=${merchant.accountId}`;
    const { status, body } = await get(testPlatform.web, path, { token: merchant.person.token });
    expect([status, Object(body).code, Object.keys(Object(body).fields)]).toEqual([
      400,
      'invalid_input',
      [field],
    ]);
  });
});
