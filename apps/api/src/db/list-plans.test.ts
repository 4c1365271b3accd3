import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { adminLists, isOfObject, merchantLists } from '../../test/list-paths.ts';
import { fillLists, listLength, listsFilledAt, longTables } from '../../test/large-lists.ts';
import { newMerchant, type Merchant } from '../../test/merchant.ts';
import { newPerson, type Person } from '../../test/people.ts';
import { get } from '../../test/requests.ts';
import { statementsOf, type Statement } from '../../test/statements.ts';
import { filterPairs, filterCases, listQueries, storedRows } from '../../test/transaction-filters.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let admin: Person;

beforeAll(async () => {
  testPlatform = await startTestPlatform({ startsAt: listsFilledAt });
  merchant = await newMerchant(testPlatform);
  admin = await newPerson(testPlatform, ['internal_admin']);
  await fillLists(testPlatform, merchant.accountId);
});

afterAll(() => testPlatform.close());

const node: z.ZodMiniType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.optional(z.string()),
    'Index Name': z.optional(z.string()),
    'Index Cond': z.optional(z.string()),
    Plans: z.optional(z.array(node)),
  }),
);

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Index Cond'?: string | undefined;
  Plans?: PlanNode[] | undefined;
};

const planned = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: node })]) })]);

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Explains a statement without its values, as the server plans the prepared statement of a filter. */
const explainWithoutValues = async (client: pg.PoolClient, { text, values }: Statement) => {
  await client.query('set local plan_cache_mode = force_generic_plan');
  await client.query(`prepare explained as ${text}`);
  const nulls = values.map(() => 'null').join(', ');
  const explained = await client.query(`explain (format json) execute explained${nulls && `(${nulls})`}`);
  await client.query('deallocate explained');
  return explained;
};

/**
 * Explains a statement. A filter's statement is planned without its values; for any other statement, the
 * planner may use the values.
 */
const explain = async (statement: Statement) => {
  const client = await testPlatform.owner.connect();
  try {
    await client.query('begin');
    // The cost on a disk without moving parts, at which PostgreSQL 15 prefers indexes for lists of this length, too.
    await client.query('set local random_page_cost = 1.1');
    return await (statement.name?.startsWith('filter_')
      ? explainWithoutValues(client, statement)
      : client.query(`explain (format json) ${statement.text}`, [...statement.values]));
  } finally {
    await client.query('rollback');
    client.release();
  }
};

const planOf = async (statement: Statement): Promise<readonly PlanNode[]> => {
  const { rows } = await explain(statement);
  const [{ 'QUERY PLAN': plans }] = planned.parse(rows);
  return nodesOf(plans[0].Plan);
};

const scannedBy = async (statement: Statement): Promise<string[]> =>
  (await planOf(statement)).flatMap((found) => {
    const table = found['Relation Name'] ?? '';
    return found['Node Type'] === 'Seq Scan' && longTables.has(table) ? [table] : [];
  });

const read = async (path: string, token: string) => {
  let status = 0;
  const statements = await statementsOf(async () => {
    ({ status } = await get(testPlatform.web, `/api${path}`, { token }));
  });
  expect(status).toBe(200);
  expect(statements.length).toBeGreaterThan(1);
  return statements;
};

const offsets = [0, listLength - 20];

/**
 * Exempts pending entries, which have gaps and are counted in their own index from the nearer end, and the
 * sums over a range or a period.
 */
const mayCountOff = (text: string) =>
  /'pending'|from "entry_sets"|"settled_ordinal" between|of_period/.test(text);

/** Finds an offset or a count; `offset 0`, an optimization fence, and a count within a limit are allowed. */
const countsOff = (text: string) =>
  /\boffset (?!0\b)/i.test(text) || (/\bcount\s*\(/i.test(text) && !/\blimit \d+\b/.test(text));

type FaultsIn = (statement: Statement) => Promise<readonly string[]>;

const faultsOf = async (
  path: string,
  token: string,
  furtherFaultsIn: FaultsIn = () => Promise.resolve([]),
): Promise<string[]> => {
  const faults: string[] = [];
  for (const offset of offsets) {
    for (const statement of await read(`${path}&offset=${offset}`, token)) {
      const { text } = statement;
      const scanned = await scannedBy(statement);
      if (scanned.length > 0) faults.push(`scans ${scanned.join(', ')}: ${text}`);
      if (!mayCountOff(text) && countsOff(text)) faults.push(`counts off: ${text}`);
      faults.push(...(await furtherFaultsIn(statement)));
    }
  }
  return faults;
};

describe('the first and the last page', () => {
  it.each(merchantLists)("reads a merchant's %s through an index", async (path) => {
    const account = isOfObject(path) ? '' : `&accountId=${merchant.accountId}`;
    expect(await faultsOf(`${path}${account}`, merchant.person.token)).toEqual([]);
  });

  it.each(adminLists)("reads an internal admin's %s through an index", async (path) => {
    expect(await faultsOf(path, admin.token)).toEqual([]);
  });
});

const filterIndexes = new Set(['transactions_facets', 'transactions_last_four', 'transactions_amounts']);

const isFiltered = ({ 'Index Name': index = '', 'Index Cond': condition = '' }: PlanNode): boolean =>
  filterIndexes.has(index) || condition.includes('ordinal = ANY');

const walkedBy = async (statement: Statement): Promise<readonly string[]> =>
  (await planOf(statement)).flatMap((found) =>
    found['Relation Name'] === 'transactions' && !isFiltered(found) ? [found['Index Name'] ?? 'none'] : [],
  );

const filteredFaults = (path: string): Promise<string[]> =>
  faultsOf(`${path}&accountId=${merchant.accountId}`, merchant.person.token, async (statement) => {
    if (!statement.text.includes('scan_chunk')) return [];
    const walked = await walkedBy(statement);
    return walked.length > 0 ? [`walks ${walked.join(', ')}: ${path}`] : [];
  });

describe('a filtered list', () => {
  it('uses the index of each filter, in each list and each order', async () => {
    const faults: string[] = [];
    for (const { query } of filterCases(await storedRows(testPlatform.owner, merchant.accountId))) {
      for (const list of Object.values(listQueries)) {
        for (const sorting of ['', '&sortOrder=asc', '&sort=amount', '&sort=amount&sortOrder=asc']) {
          faults.push(...(await filteredFaults(`/transactions?${list}&${query}${sorting}`)));
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('uses an index for each pair of filters', async () => {
    const faults: string[] = [];
    for (const { query } of filterPairs(
      filterCases(await storedRows(testPlatform.owner, merchant.accountId)),
    )) {
      faults.push(...(await filteredFaults(`/transactions?type=pull&${query}`)));
    }
    expect(faults).toEqual([]);
  });
});

const entryFilters = [
  'category=transaction',
  'category=ach_fee',
  'amountMin=2000',
  'amountMin=3000&amountMax=3100',
  'category=ach_fee&amountMin=3000&amountMax=3100',
  'category=card_flat_fee&from=2026-11-01&sortOrder=asc',
];

const entryIndexes = { pending: 'ledger_entries_pending', settled: 'ledger_entries_facets' } as const;

describe('filtered ledger entries', () => {
  it.each(entryFilters)('reads filtered entries through the index of their status: %s', async (filter) => {
    const { accountId, person } = merchant;
    for (const [status, index] of Object.entries(entryIndexes)) {
      const path = `/accounts/ledger?accountId=${accountId}&status=${status}&${filter}`;
      expect(await faultsOf(path, person.token)).toEqual([]);
      const statements = await read(path, person.token);
      const plans = await Promise.all(
        statements.filter(({ text }) => text.includes('scan_chunk')).map(planOf),
      );
      const used = plans.flat().flatMap((found) => found['Index Name'] ?? []);
      expect(used).toEqual([index]);
    }
  });
});

it("finds an owner's payments through the index of last four digits", async () => {
  const statements = await read(`/search?accountId=${merchant.accountId}&text=okafor`, merchant.person.token);
  const scans = statements.filter(({ text }) => /scan_chunk.*t\.payment_instrument_id = any/s.test(text));
  const plans = await Promise.all(scans.map(planOf));
  expect(plans.flat().flatMap((found) => found['Index Name'] ?? [])).toEqual(['transactions_last_four']);
});

it('searches for a text only among the newest 100,000 entry sets', async () => {
  const statements = await read('/general-ledger/entry-sets?text=txn_payments0000000007', admin.token);
  const scanned = await Promise.all(statements.map(scannedBy));
  expect(new Set(scanned.flat())).toEqual(new Set(['entry_sets']));
  const text = statements.find((statement) => statement.text.includes('ilike'));
  expect(text?.values).toContain(listLength - 100_000);
});

const pageOfPushes = async (offset: number) => {
  const path = `/api/transactions?accountId=${merchant.accountId}&type=push&offset=${offset}&limit=10`;
  return (await get(testPlatform.web, path, { token: merchant.person.token })).body;
};

describe('the count of a filtered list', () => {
  it(
    'stops counting matches at the thousandth row and reports that the count is capped',
    { meta: { shows: ['asvs:V15.2.2'] } },
    async () => {
      expect(await pageOfPushes(0)).toMatchObject({ totalCount: 1000, totalCountCapped: true });
      expect(Object(await pageOfPushes(990)).transactions).toHaveLength(10);
      expect(await pageOfPushes(1000)).toMatchObject({ totalCount: 1000, transactions: [] });
    },
  );
});
