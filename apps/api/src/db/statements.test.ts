import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@tillbook/contract/openapi';
import { loadModule } from 'libpg-query';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { ageRelease } from '../../test/aged-release.ts';
import { newCallers } from '../../test/every-call/caller.ts';
import { makeMerchantCalls } from '../../test/every-call/merchant-calls.ts';
import { makeAdminCalls, makePublicCalls, makeTeamCalls } from '../../test/every-call/people-calls.ts';
import { fillLists } from '../../test/large-lists.ts';
import { adminLists, isOfObject, merchantLists } from '../../test/list-paths.ts';
import { newProfileOwner, whole } from '../../test/business-profile.ts';
import { addCard, newMerchant, read, sendPayment } from '../../test/merchant.ts';
import { newPerson } from '../../test/people.ts';
import { get } from '../../test/requests.ts';
import { declaredStatements, normalized } from '../../test/sql/declared-statements.ts';
import { functionStatements } from '../../test/sql/function-statements.ts';
import { statementFaults } from '../../test/sql/statement-faults.ts';
import { recordStatements, type Recording } from '../../test/statements.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { clearIdempotencyRecords } from '../idempotency/clear-records.ts';
import { taskNames } from '../jobs/tasks.ts';
import { findViolations, type Violation } from '../ledger/invariants.ts';
import { takeLedgerSnapshots } from '../ledger/snapshots.ts';
import { beginSession } from '../access/sessions.ts';
import { clearExpired } from '../modules/identity/index.ts';
import { rotateKey } from '../programs/key-rotation/rotate-key.ts';
import { silentLog } from '../runtime/log.ts';
import { ownFunctions } from './description/own-functions.ts';
import { readCatalog } from './description/read-catalog.ts';
import { tableKinds, type TableKind } from './description/table-kinds.ts';

let testPlatform: TestPlatform;
let recording: Recording;
let violations: readonly Violation[];
const made = new Set<string>();
const declared = declaredStatements(
  readFileSync(join(import.meta.dirname, 'statements-without-account.sql'), 'utf8'),
);

/**
 * Repeats a payment with its reference a little more than a day later, when only the reduced record is left.
 */
const repeatShrunk = async (): Promise<void> => {
  const { owner, platform } = testPlatform;
  const merchant = await newMerchant(testPlatform);
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  const body = { amount: 1_000, paymentInstrumentId, referenceId: 'shrunk' };
  await sendPayment(testPlatform, merchant, body);
  await ageRelease(testPlatform);
  await owner.query(
    `update idempotency_records set created_at = created_at - interval '26 hours' where account_id = $1`,
    [merchant.accountId],
  );
  await clearIdempotencyRecords(platform);
  await sendPayment(testPlatform, merchant, body);
};

/** Seals a card, a business and a representative with another key. */
const rotate = async (): Promise<void> => {
  const { owner, platform, databaseUrl } = testPlatform;
  await addCard(testPlatform, await newMerchant(testPlatform));
  await (await newProfileOwner(testPlatform)).save(whole);
  // A rotation waits for every live process, and the test's own process no longer reports.
  await owner.query('delete from operations.processes');
  const context = { log: silentLog, say: () => undefined };
  const rotated = await rotateKey({ ...platform.settings, databaseUrl }, context);
  if (!rotated.ok) throw new Error(rotated.message);
};

const runEverything = async (): Promise<void> => {
  const { platform, web } = testPlatform;
  const callers = newCallers(testPlatform, made);
  const merchant = await newMerchant(testPlatform);
  const admin = await newPerson(testPlatform, ['internal_admin']);
  await makeMerchantCalls({ testPlatform, merchant, call: callers(merchant.person.userId) });
  await makeAdminCalls(testPlatform, merchant.accountId, callers(admin.userId));
  await makeTeamCalls(testPlatform, merchant.accountId, callers, merchant.person.userId);
  const person = await newPerson(testPlatform);
  await makePublicCalls(testPlatform, person, callers(person.userId));
  await takeLedgerSnapshots(platform, 5);
  await clearExpired(platform);
  await repeatShrunk();
  await rotate();
  await platform.background.settled();
  violations = await findViolations(testPlatform.owner);
  const listed = await newMerchant(testPlatform);
  await fillLists(testPlatform, listed.accountId);
  for (const path of merchantLists) {
    await read(testPlatform, listed, isOfObject(path) ? path : `${path}&accountId=${listed.accountId}`);
  }
  const token = await beginSession(platform, admin.userId);
  for (const path of [...adminLists, '/general-ledger/entry-sets?text=card'])
    await get(web, `/api${path}`, { token });
  await platform.background.settled();
};

beforeAll(async () => {
  await loadModule();
  recording = recordStatements();
  testPlatform = await startTestPlatform();
  await runEverything();
  recording.stop();
});

afterAll(() => testPlatform.close());

const withoutAccount = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const client = await testPlatform.owner.connect();
  const functions = await ownFunctions(client);
  client.release();
  const found = [
    ...recording.texts().map((text) => [normalized(text), statementFaults(text)] as const),
    ...functions.map(({ signature, definition }) => {
      const faults = functionStatements(definition).flatMap((text) => statementFaults(text, true));
      return [`function ${signature}`, [...new Set(faults)]] as const;
    }),
  ];
  return new Map(found.filter(([, faults]) => faults.length > 0));
};

test('succeeds with every call and leaves balanced books', { meta: { shows: ['threat:6.8'] } }, () => {
  expect(endpoints.map(({ name }) => name).filter((name) => !made.has(name))).toEqual([]);
  expect(testPlatform.logged.filter(({ event }) => event === 'fault')).toEqual([]);
  expect(violations).toEqual([]);
});

describe('statements on account data', () => {
  it('covers every call of the API with recorded statements', () => {
    expect(endpoints.map(({ name }) => name).filter((name) => !made.has(name))).toEqual([]);
    expect(recording.texts().length).toBeGreaterThan(200);
  });

  it('covers every kind of job with recorded statements', () => {
    expect(taskNames.filter((name) => !testPlatform.tasksRun.has(name))).toEqual([]);
  });

  it('requires that each statement on account data names the account or is declared', async () => {
    const undeclared = [...(await withoutAccount())].filter(([text]) => !declared.has(text));
    expect(Object.fromEntries(undeclared)).toEqual({});
  });

  it('requires that each declared statement is sent, has a reason and names no account', async () => {
    const found = await withoutAccount();
    expect([...declared.keys()].filter((text) => !found.has(text))).toEqual([]);
    expect([...declared].filter(([, reason]) => reason === '')).toEqual([]);
  });
});

describe('the statement check', () => {
  it.each([
    [
      'that names only an ID',
      'select * from transactions where id = $1',
      ['names no account for transactions'],
    ],
    [
      'whose joined table has no condition on the account',
      'select t.id from transactions t join disputes d on d.transaction_id = t.id where t.account_id = $1',
      ['names no account for d'],
    ],
    [
      'that compares a column with itself',
      'select (select e.id from ledger_entries e where account_id = account_id) from transactions t where t.account_id = $1',
      ['names no account for e'],
    ],
    [
      'whose account is one of two conditions',
      'delete from receipts where account_id = $1 or id = $2',
      ['names no account for receipts'],
    ],
    [
      'that inserts a row without an account',
      'insert into receipts (id, account_id) values ($1, default)',
      ['names no account for receipts'],
    ],
    [
      'that returns a computed expression',
      'update receipts set sent_at = $2 where account_id = $1 returning to_jsonb(receipts)',
      ['returns an expression'],
    ],
    [
      'that orders an account’s entry sets by the ordinal of all entry sets',
      'select id from entry_sets where account_id = $1 order by ordinal',
      ['depends on entry_sets.ordinal'],
    ],
  ])('refuses a statement %s', (_, text, faults) => {
    expect(statementFaults(text)).toEqual(faults);
  });

  it.each([
    'select t.id from transactions t join disputes d using (account_id) where t.account_id = $1',
    'with own as (select account_id from merchant_ledgers where account_id = $1) select e.id from own join ledger_entries e on e.account_id = own.account_id',
    'select p.id from (select * from transactions where account_id = $1) t, lateral (select * from receipts r where r.account_id = t.account_id) p',
    'update ledger_entries e set status = $2 from settlements s where s.account_id = e.account_id and e.account_id = $1 returning e.id',
    'insert into receipts (id, account_id) select id, account_id from receipts where account_id = $1',
    'select name from accounts where id = $1',
  ])('accepts the statement %s', (text) => {
    expect(statementFaults(text)).toEqual([]);
  });
});

const scale = readFileSync(join(import.meta.dirname, '../../../../docs/scale.md'), 'utf8');

/** Returns the number of tables of a kind, and their names, as docs/scale.md lists them. */
const describedTables = (kind: TableKind) => {
  const [, count] = new RegExp(`\\n\\| ${kind} +\\| +(\\d+) \\|`).exec(scale) ?? [];
  const [, names = ''] = new RegExp(`\\n- \\*\\*${kind}:\\*\\*((?:.+\\n)+?)(?=- |\\n)`).exec(scale) ?? [];
  return { count: Number(count), names: [...names.matchAll(/`([a-z_.]+)`/g)].map(([, name]) => name) };
};

describe('docs/scale.md', () => {
  it.each(['account', 'reference', 'node'] as const)('counts and lists the %s tables', (kind) => {
    const names = Object.keys(tableKinds).filter((name) => tableKinds[name] === kind);
    expect(describedTables(kind)).toEqual({
      count: names.length,
      names: names.map((name) => name.replace('public.', '')).toSorted(),
    });
  });

  it('counts the declared statements and functions without an account', () => {
    const functions = [...declared.keys()].filter((text) => text.startsWith('function '));
    const counts = `${declared.size - functions.length} statements and ${functions.length} functions`;
    expect(scale.replaceAll(/\s+/g, ' ')).toContain(`The ${counts} without an account`);
  });
});

describe('each table', () => {
  it('requires a declared placement for each table, and an account_id if its rows belong to accounts', async () => {
    const client = await testPlatform.owner.connect();
    const { tables } = await readCatalog(client);
    client.release();
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(tableKinds).toSorted());
    const ofAccounts = tables.filter(({ name }) => tableKinds[name] === 'account');
    expect(ofAccounts.filter(({ columns }) => columns.every(({ name }) => name !== 'account_id'))).toEqual(
      [],
    );
  });

  it('requires a replica identity for each table, for logical replication', async () => {
    const { rows } = await testPlatform.owner.query(
      `select c.oid::regclass::text as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname in ('public', 'operations', 'sandbox_processor')
          and not exists (select from pg_index i where i.indrelid = c.oid and (i.indisprimary or i.indisreplident))`,
    );
    expect(rows).toEqual([]);
  });
});
