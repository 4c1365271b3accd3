import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { connectOwner } from '../db/connect-owner.ts';
import { readCatalog, type Table } from '../db/description/read-catalog.ts';
import { findViolations } from '../ledger/invariants.ts';
import { findViolationsAcross } from '../ledger/violations-across.ts';
import { emptySandboxDatabase } from './sandbox-database.ts';

let sandbox: FreshDatabase;
let bank: pg.Client;
let testPlatform: TestPlatform;
let merchant: Merchant;
let paymentId: string;

beforeAll(async () => {
  sandbox = await freshDatabase({ isMigrated: false });
  testPlatform = await startTestPlatform({ environment: { SANDBOX_DATABASE_URL: sandbox.databaseUrl } });
  bank = await connectOwner(sandbox.databaseUrl, 'tillbook-check');
  merchant = await newMerchant(testPlatform);
  const card = await addCard(testPlatform, merchant);
  paymentId = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 5_000, paymentInstrumentId: card }),
  ).id;
});

afterAll(async () => {
  await bank.end();
  await testPlatform.close();
  await sandbox.drop();
});

const tableOf = ({ name, columns, constraints, indexes }: Table) => ({
  name,
  columns: columns.map((column) => ({ ...column, comment: null })),
  constraints,
  indexes,
});

const tablesOf = async (client: pg.Client) =>
  (await readCatalog(client)).tables.filter(({ name }) => name.startsWith('sandbox_processor.')).map(tableOf);

const requestsIn = async (client: pg.Client | pg.Pool) =>
  (await client.query<{ key: string }>('select key from sandbox_processor.requests')).rows.map(
    ({ key }) => key,
  );

const across = () => findViolationsAcross(testPlatform.owner, sandbox.databaseUrl);

describe("the sandbox's own database", () => {
  it("creates the same tables in the sandbox's database as migrations create in the platform's", async () => {
    const platform = await connectOwner(testPlatform.databaseUrl, 'tillbook-check');
    expect(await tablesOf(bank)).toEqual(await tablesOf(platform));
    await platform.end();
  });

  it("stores the record only in the sandbox's database", async () => {
    expect(await requestsIn(bank)).toEqual([paymentId]);
    expect(await requestsIn(testPlatform.owner)).toEqual([]);
  });

  it("agrees with the books when the sandbox's database is compared", async () => {
    expect(await across()).toEqual([]);
    expect(await findViolations(testPlatform.owner)).toMatchObject([{ subject: paymentId }]);
  });

  it('finds approvals that the books lack, and postings that the bank never received', async () => {
    await bank.query(`update sandbox_processor.requests set key = 'txn_forgotten'`);
    const found = await across();
    expect(
      new Set(found.map(({ subject, expected, actual }) => `${subject}: ${expected}, ${actual}`)),
    ).toEqual(new Set(['txn_forgotten: 5000, null', `${paymentId}: null, 5000`]));
    await bank.query('update sandbox_processor.requests set key = $1', [paymentId]);
  });

  it("empties the sandbox's database", async () => {
    await emptySandboxDatabase(sandbox.databaseUrl);
    expect(await requestsIn(bank)).toEqual([]);
  });
});

it('reports an unreachable sandbox database in one line at the start', async () => {
  await expect(
    startTestPlatform({ environment: { SANDBOX_DATABASE_URL: 'postgres://bank@127.0.0.1:1/record' } }),
  ).rejects.toThrow(
    /^The sandbox’s database cannot be used: .*ECONNREFUSED.*\. Check host and port in SANDBOX_DATABASE_URL, and that the server is running\.$/,
  );
});
