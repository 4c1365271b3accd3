import { addMonths, bankingMonthOf } from '@tillbook/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fillLists, listLength, listsFilledAt, longTables } from '../../test/large-lists.ts';
import { newMerchant, type Merchant } from '../../test/merchant.ts';
import { newPerson, type Person } from '../../test/people.ts';
import { get } from '../../test/requests.ts';
import { statementsOf, type Statement } from '../../test/statements.ts';
import { filterPairs, filterParts, listQueries, storedRows } from '../../test/transaction-filters.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';

let test: TestPlatform;
let merchant: Merchant;
let admin: Person;

beforeAll(async () => {
  test = await testPlatform({ startsAt: listsFilledAt });
  merchant = await newMerchant(test);
  admin = await newPerson(test, ['internal_admin']);
  await fillLists(test, merchant.accountId);
}, 240_000);

afterAll(() => test.close());

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

/** A filter's statement is planned without its values; every other one may be planned with them. */
const explained = ({ name, text, values }: Statement) =>
  name?.startsWith('filter_')
    ? test.owner.query(`explain (generic_plan, format json) ${text}`)
    : test.owner.query(`explain (format json) ${text}`, [...values]);

const planOf = async (statement: Statement): Promise<readonly PlanNode[]> => {
  const { rows } = await explained(statement);
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
    ({ status } = await get(test.web, `/api${path}`, { token }));
  });
  expect(status).toBe(200);
  expect(statements.length).toBeGreaterThan(1);
  return statements;
};

const thisMonth = bankingMonthOf(listsFilledAt);

const merchantLists = [
  '/transactions?type=pull',
  '/transactions?type=push&subtypeNot=refund',
  '/transactions?type=push&subtype=refund',
  '/transactions?type=pull&sortOrder=asc',
  '/transactions?type=pull&sort=amount',
  '/transactions?type=push&subtype=refund&sort=amount&sortOrder=asc',
  '/transactions?limit=100',
  '/transactions?type=push',
  '/transactions?subtype=chargeback',
  '/transactions?type=push&subtypeNot=chargeback',
  '/transactions?subtypeNot=refund',
  '/transactions?parentTransactionId=txn_payments0000000007',
  '/transactions?parentTransactionId=txn_payments0000000007&type=push&subtype=refund',
  '/accounts/ledger?status=settled',
  '/accounts/ledger?status=pending',
  '/accounts/ledger?sortOrder=asc',
  '/accounts/ledger?status=pending&category=ach_fee&amountMin=2000',
  '/accounts/ledger?status=settled&from=2026-11-01&until=2026-11-02',
  '/accounts/ledger?transactionId=txn_payments0000000007',
  '/transactions/txn_payments0000000007/timeline?',
  '/transactions/txn_payments0000000007/fees?',
  '/transactions/txn_payments0000000007/receipt?',
  '/settlements?',
  '/settlements?status=pending',
  '/settlements?from=2026-11-01&until=2026-11-02&amountMin=-500&amountMax=500',
  '/settlements?sort=amount&sortOrder=asc',
  '/settlements/stl_0000000000000002/entries?',
  '/settlements/stl_0000000000000002/reconciliation?',
  '/accounts/availability?',
  '/statements?',
  // Of this month the entries are most of the table here, and adding them up reads it.
  `/statements/${addMonths(thisMonth, -1)}?`,
  `/statements/${thisMonth}/entries?`,
  '/disputes?limit=15',
  '/disputes?status=under_review&sortOrder=asc',
  '/disputes?from=2026-11-01&amountMin=2000&sort=amount',
  '/disputes/dsp_0000000000000002?',
  '/payment-instruments?',
  '/payment-instruments?type=card&purpose=payout&from=2026-11-01&sortOrder=asc',
  '/payment-instruments?lastFour=0007',
  '/payment-instruments?text=okafor',
  '/accounts/audit?',
  '/accounts/activity?period=90d',
  '/accounts/attention?',
  '/search?text=txn_payments0000000007',
  '/search?text=4242',
  '/search?text=dana@example.com',
];

const adminLists = [
  '/accounts/list-accounts?',
  '/accounts/list-accounts?search=d41d8cd98f',
  '/accounts/list-accounts?status=inactive',
  '/accounts/list-accounts?sort=name',
  '/general-ledger/entry-sets?',
  '/general-ledger/entry-sets?status=Draft',
  '/general-ledger/entry-sets?status=Posted',
  '/general-ledger/entry-sets?accountId=gla_retained_earnings',
  '/general-ledger/entry-sets?from=2026-11-01&until=2026-11-02',
];

const offsets = [0, listLength - 20];

/**
 * Pending entries leave gaps; they are counted off in an index of their own, from the nearer end. What settled between two
 * places, and what was posted in a period, is added up, which is the question.
 */
const mayCountOff = (text: string) =>
  /'pending'|from "entry_sets"|"settled_ordinal" between|of_period/.test(text);

/** A fence in a statement is no counting off, and what counts the rows of a limit counts no further. */
const countsOff = (text: string) =>
  /\boffset (?!0\b)/i.test(text) || (/\bcount\s*\(/i.test(text) && !/\blimit \d+\b/.test(text));

/** What is wrong with how a list is read, on its first page and on its last. */
const faultsOf = async (path: string, token: string): Promise<string[]> => {
  const faults: string[] = [];
  for (const offset of offsets) {
    for (const statement of await read(`${path}&offset=${offset}`, token)) {
      const { text } = statement;
      const scanned = await scannedBy(statement);
      if (scanned.length > 0) faults.push(`scans ${scanned.join(', ')}: ${text}`);
      if (!mayCountOff(text) && countsOff(text)) faults.push(`counts off: ${text}`);
    }
  }
  return faults;
};

describe('through an index, the last page like the first, comes', () => {
  it.each(merchantLists)("a merchant's %s", async (path) => {
    const isOfObject =
      /\/stl_\w+\/(?:entries|reconciliation)|\/(?:timeline|fees|receipt)\?/.test(path) ||
      path.includes('?transactionId');
    const account = isOfObject ? '' : `&accountId=${merchant.accountId}`;
    expect(await faultsOf(`${path}${account}`, merchant.person.token)).toEqual([]);
  });

  it.each(adminLists)("an internal admin's %s", async (path) => {
    expect(await faultsOf(path, admin.token)).toEqual([]);
  });
});

const narrowingIndexes = new Set(['transactions_facets', 'transactions_last_four', 'transactions_amounts']);

/** Whether rows come by what they are narrowed to, or by places that something else has found. */
const isFiltered = ({ 'Index Name': index = '', 'Index Cond': condition = '' }: PlanNode): boolean =>
  narrowingIndexes.has(index) || condition.includes('ordinal = ANY');

/** The indexes through which a filter's statement walks, looking for its rows. */
const walkedBy = async (statement: Statement): Promise<readonly string[]> =>
  (await planOf(statement)).flatMap((found) =>
    found['Relation Name'] === 'transactions' && !isFiltered(found) ? [found['Index Name'] ?? 'none'] : [],
  );

/** What is wrong with how a narrowed list is read: a walk through all of the list, looking for what matches, is a scan as well. */
const narrowingFaults = async (path: string): Promise<string[]> => {
  const token = merchant.person.token;
  const faults = await faultsOf(`${path}&accountId=${merchant.accountId}`, token);
  for (const statement of await read(`${path}&accountId=${merchant.accountId}`, token)) {
    if (!statement.text.includes('scan_chunk')) continue;
    const walked = await walkedBy(statement);
    if (walked.length > 0) faults.push(`walks ${walked.join(', ')}: ${path}`);
  }
  return faults;
};

describe('a list that is narrowed comes through the index of what it is narrowed to,', () => {
  it('by each filter, in each list and each order', async () => {
    const faults: string[] = [];
    for (const { query } of filterParts(await storedRows(test.owner, merchant.accountId))) {
      for (const list of Object.values(listQueries)) {
        for (const sorting of ['', '&sortOrder=asc', '&sort=amount', '&sort=amount&sortOrder=asc']) {
          faults.push(...(await narrowingFaults(`/transactions?${list}&${query}${sorting}`)));
        }
      }
    }
    expect(faults).toEqual([]);
  }, 240_000);

  it('by each two', async () => {
    const faults: string[] = [];
    for (const { query } of filterPairs(filterParts(await storedRows(test.owner, merchant.accountId)))) {
      faults.push(...(await narrowingFaults(`/transactions?type=pull&${query}`)));
    }
    expect(faults).toEqual([]);
  }, 240_000);
});

const entryFilters = [
  'category=transaction',
  'category=ach_fee',
  'amountMin=2000',
  'amountMin=3000&amountMax=3100',
  'category=ach_fee&amountMin=3000&amountMax=3100',
  'category=card_flat_fee&from=2026-11-01&sortOrder=asc',
];

/** The index by which the entries of a status are narrowed. */
const entryIndexes = { pending: 'ledger_entries_pending', settled: 'ledger_entries_facets' } as const;

describe('ledger entries that are narrowed come through the index of their status:', () => {
  it.each(entryFilters)('%s', async (filter) => {
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

it('a text is looked for among the newest 100,000 entry sets, which are all of these, and nowhere else', async () => {
  const statements = await read('/general-ledger/entry-sets?text=txn_payments0000000007', admin.token);
  const scanned = await Promise.all(statements.map(scannedBy));
  expect(new Set(scanned.flat())).toEqual(new Set(['entry_sets']));
  const text = statements.find((statement) => statement.text.includes('ilike'));
  expect(text?.values).toContain(listLength - 100_000);
});

const pageOfPushes = async (offset: number) => {
  const path = `/api/transactions?accountId=${merchant.accountId}&type=push&offset=${offset}&limit=10`;
  return (await get(test.web, path, { token: merchant.person.token })).body;
};

describe('a list that a filter makes', () => {
  it(
    'is counted and paged through up to its thousandth row, and says so',
    { meta: { shows: ['asvs:V15.2.2'] } },
    async () => {
      expect(await pageOfPushes(0)).toMatchObject({ totalCount: 1000, totalCountCapped: true });
      expect(Object(await pageOfPushes(990)).transactions).toHaveLength(10);
      expect(await pageOfPushes(1000)).toMatchObject({ totalCount: 1000, transactions: [] });
    },
  );
});
