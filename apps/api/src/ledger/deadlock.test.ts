import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCard, newMerchant, sendPayment, type Merchant } from '../../test/merchant.ts';
import { newPerson, type Person } from '../../test/people.ts';
import { post } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { findViolations } from './invariants.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let admin: Person;
let migrating: pg.Client;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform);
  admin = await newPerson(testPlatform, ['internal_admin']);
});
afterAll(() => testPlatform.close());

beforeEach(async () => {
  migrating = new pg.Client({ connectionString: testPlatform.databaseUrl });
  await migrating.connect();
});
afterEach(() => migrating.end());

const untilWaitingFor = (table: string) =>
  expect
    .poll(async () => {
      const { rows } = await testPlatform.owner.query(
        `select 1 from pg_locks where relation = '${table}'::regclass and not granted`,
      );
      return rows.length;
    })
    .toBeGreaterThan(0);

/**
 * Locks two tables as a migration does, the second while a request that has locked the second table waits for
 * the first. The server cancels whichever session notices the deadlock first, usually the request.
 */
const lockInOppositeOrder = async <Response>(request: () => Promise<Response>): Promise<Response> => {
  await migrating.query('begin');
  // Blocks only writes, so that the request waits in the statement that locks the second table, not in an earlier read.
  await migrating.query('lock table transactions in share row exclusive mode');
  const responding = request();
  await untilWaitingFor('transactions');
  await migrating
    .query('lock table idempotency_records in access exclusive mode')
    .catch((error: unknown) => expect(error).toMatchObject({ code: '40P01' }));
  await migrating.query('rollback');
  return responding;
};

test('takes a payment although a migration locks its tables in another order', async () => {
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  const response = await lockInOppositeOrder(() =>
    sendPayment(testPlatform, merchant, { paymentInstrumentId, amount: 1500 }, 'paid-once'),
  );
  expect(response).toMatchObject({ status: 201, body: { status: 'succeeded' } });
  const { rows } = await testPlatform.owner.query('select 1 from transactions where amount_cents = 1500');
  expect(rows).toHaveLength(1);
  expect(await findViolations(testPlatform.owner)).toEqual([]);
});

test('adjusts an account although a migration locks its tables in another order', async () => {
  const body = { accountId: merchant.accountId, direction: 'credit', amount: 700, reason: 'Goodwill' };
  const response = await lockInOppositeOrder(() =>
    post(testPlatform.web, '/api/accounts/adjustments', body, {
      token: admin.token,
      headers: { 'idempotency-key': 'adjusted-once' },
    }),
  );
  expect(response.status).toBe(201);
  const { rows } = await testPlatform.owner.query('select 1 from transactions where amount_cents = 700');
  expect(rows).toHaveLength(1);
  expect(await findViolations(testPlatform.owner)).toEqual([]);
});
