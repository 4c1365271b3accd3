import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balancedDraft, equity, newBookkeeper, type Bookkeeper } from '../../../test/general-ledger.ts';
import { newPerson } from '../../../test/people.ts';
import { get, post } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let bookkeeper: Bookkeeper;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  bookkeeper = await newBookkeeper(testPlatform);
});

afterAll(() => testPlatform.close());

const withoutRequestId = (body: unknown) => ({ ...Object(body), requestId: '' });

const calls = [
  ['GET', '/general-ledger/list-accounts'],
  ['GET', '/general-ledger/entry-sets'],
  ['POST', '/general-ledger/entry-sets'],
  ['POST', '/general-ledger/entry-sets/gls_0000000000000000/post'],
  ['POST', '/general-ledger/entry-sets/gls_0000000000000000/reverse'],
] as const;

test.each(calls)('permits only internal admins to call %s %s', async (method, path) => {
  const { token } = await newPerson(testPlatform);
  const ask = (asWhom: { token?: string }) =>
    method === 'GET'
      ? get(testPlatform.web, `/api${path}`, asWhom)
      : post(testPlatform.web, `/api${path}`, balancedDraft(100), asWhom);
  expect(await ask({ token })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect((await ask({})).status).toBe(401);
});

test('responds 404 for an unknown entry set', async () => {
  const absent = `gls_${randomBytes(12).toString('hex')}`;
  const [onPosting, onReversing] = [await bookkeeper.post(absent), await bookkeeper.reverse(absent)];
  expect([onPosting.status, onReversing.status]).toEqual([404, 404]);
  expect(withoutRequestId(onPosting.body)).toEqual(withoutRequestId(onReversing.body));
});

test("lets the platform's database role write sets and lines only through functions", async () => {
  const statements = [
    `update entry_sets set status = 'Posted', posted_at = now()`,
    `insert into entry_lines (entry_set_id, position, general_ledger_account_id, debit_cents, credit_cents) values ('a', 1, '${equity}', 1, 0)`,
    `insert into ledger_snapshots (through_ordinal, entry_set_count, taken_at) values (1, 1, now())`,
    `delete from entry_sets`,
  ];
  for (const statement of statements) {
    await expect(testPlatform.platform.database.pool.query(statement)).rejects.toMatchObject({
      code: '42501',
    });
  }
});
