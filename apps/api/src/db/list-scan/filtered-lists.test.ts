import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLists, listLength } from '../../../test/large-lists.ts';
import { newMerchant, type Merchant } from '../../../test/merchant.ts';
import { get } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let test: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  test = await testPlatform();
  merchant = await newMerchant(test);
  await fillLists(test, merchant.accountId);
}, 240_000);

afterAll(() => test.close());

/** A row as the database has it, under the names of its columns. */
type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly ordinal: number };

/** Parameters of a call, and which rows they mean. */
type Part = readonly [query: string, means: (row: Row) => boolean];

type FilteredList = {
  readonly path: string;
  readonly table: string;
  /** The part of a table's rows that the list has. */
  readonly of?: Part;
  /** Whether a filter is counted to the last row. */
  readonly isCounted?: (query: string) => boolean;
  /** The column that a range of amounts is of. */
  readonly amount?: string;
  readonly parts: (from: Date, until: Date) => readonly Part[];
};

const timesOf = (column: string, from: Date, until: Date): readonly Part[] => {
  const time = (row: Row) => new Date(String(row[column]));
  return [
    [`from=${from.toISOString()}`, (row) => time(row) >= from],
    [`until=${until.toISOString()}`, (row) => time(row) < until],
  ];
};

const amountsOf = (column: string): readonly Part[] => [
  ['amountMin=1800', (row) => Number(row[column]) >= 1800],
  ['amountMin=3000&amountMax=3100', (row) => Number(row[column]) >= 3000 && Number(row[column]) <= 3100],
];

const equal = (parameter: string, column: string, value: string): Part => [
  `${parameter}=${value}`,
  (row) => row[column] === value,
];

const lists: readonly FilteredList[] = [
  {
    path: '/settlements',
    table: 'settlements',
    amount: 'net_amount_cents',
    parts: (from, until) => [
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
    parts: (from, until) => [
      equal('status', 'status', 'won'),
      equal('status', 'status', 'under_review'),
      ...timesOf('created_at', from, until),
      ...amountsOf('amount_cents'),
    ],
  },
  {
    path: '/payment-instruments',
    table: 'payment_instruments',
    parts: (from, until) => [
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

const categories: readonly Part[] = [
  equal('category', 'category', 'transaction'),
  equal('category', 'category', 'ach_fee'),
];

const entryLists: readonly FilteredList[] = [
  {
    path: '/accounts/ledger',
    table: 'ledger_entries',
    of: equal('status', 'status', 'pending'),
    parts: (from, until) => [
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
    parts: (from, until) => [
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
  const { rows } = await test.owner.query<{ readonly row: Row }>(
    `select to_jsonb(t) as row from ${table} t where t.account_id = $1`,
    [merchant.accountId],
  );
  return rows.map(({ row }) => row).filter(isOf);
};

const namesIn = (query: string) => [...new URLSearchParams(query).keys()];

/** Each part alone, and each two that do not name the same parameter. */
const alonePairwise = (parts: readonly Part[]): readonly Part[] => [
  ...parts,
  ...parts.flatMap(([one, meansOne], place) =>
    parts
      .slice(place + 1)
      .filter(([other]) => !namesIn(other).some((name) => namesIn(one).includes(name)))
      .map(([other, meansOther]): Part => [`${one}&${other}`, (row) => meansOne(row) && meansOther(row)]),
  ),
];

type Order = readonly [query: string, compare: (one: Row, other: Row) => number];

const ordersOf = ({ amount }: FilteredList): readonly Order[] => {
  const byPlace: readonly Order[] = [
    ['', (one, other) => other.ordinal - one.ordinal],
    ['sortOrder=asc', (one, other) => one.ordinal - other.ordinal],
  ];
  if (amount === undefined) return byPlace;
  const difference = (one: Row, other: Row) =>
    Number(one[amount]) - Number(other[amount]) || one.ordinal - other.ordinal;
  return [
    ...byPlace,
    ['sort=amount', (one, other) => difference(other, one)],
    ['sort=amount&sortOrder=asc', difference],
  ];
};

/** What an answer says, whatever envelope it comes in. */
const read = async (path: string, query: string) => {
  const { token } = merchant.person;
  const { body, headers } = await get(test.web, `/api${path}?accountId=${merchant.accountId}&${query}`, {
    token,
  });
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

const partsOf = ({ parts }: FilteredList, rows: readonly Row[]): readonly Part[] => {
  const timeAt = (share: number) => new Date(String(rows[Math.round(rows.length * share)]?.['created_at']));
  return alonePairwise(parts(timeAt(0.3), timeAt(0.8)));
};

/** The filters, orders and pages in which a list does not answer what it is asked for. */
const faultsOf = async (list: FilteredList): Promise<readonly string[]> => {
  const rows = await storedRows(list);
  const { of: [only] = [''], isCounted = () => false } = list;
  const faults: string[] = [];
  for (const [query, means] of partsOf(list, rows)) {
    const meant = rows.filter(means);
    const offset = meant.length > 120 ? 60 : 0;
    for (const [sorting, compare] of ordersOf(list)) {
      const asked = `${only}&${query}&${sorting}&limit=50&offset=${offset}`;
      const answered = await read(list.path, asked);
      if (!isDeepStrictEqual(answered, expected(meant.toSorted(compare), offset, isCounted(query))))
        faults.push(asked);
    }
  }
  return faults;
};

describe('a filter finds what it means, alone and in pairs, in each order:', () => {
  it.each([...lists, ...entryLists].map((list) => [list.path, list.of?.[0] ?? 'all', list] as const))(
    '%s, %s',
    async (_path, _of, list) => {
      expect(await faultsOf(list)).toEqual([]);
    },
    120_000,
  );
});

describe('a whole list is counted to its end, in another order to its thousandth row:', () => {
  it.each(lists)('$path', async ({ path }) => {
    expect(await read(path, 'limit=1')).toMatchObject({ totalCount: listLength, isCapped: false });
    expect(await read(path, 'limit=1&sortOrder=asc')).toMatchObject({ totalCount: 1000, isCapped: true });
    expect(await read(path, 'limit=1&sortOrder=asc&offset=1000')).toMatchObject({
      ids: [],
      totalCount: 1000,
    });
  });
});

describe('refused is, and the field named,', () => {
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
  ])('%s', async (address, field) => {
    const path = `/api${address}&accountId=${merchant.accountId}`;
    const { status, body } = await get(test.web, path, { token: merchant.person.token });
    expect([status, Object(body).code, Object.keys(Object(body).fields)]).toEqual([
      400,
      'invalid_input',
      [field],
    ]);
  });
});
