import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  auditedOf,
  balancedDraft,
  entrySetIn,
  equity,
  newBookkeeper,
  operatingBank,
  payableAvailable,
  type Bookkeeper,
} from '../../../test/general-ledger.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let bookkeeper: Bookkeeper;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  bookkeeper = await newBookkeeper(testPlatform);
});

afterAll(() => testPlatform.close());

test('posts a draft once, with balances on the normal side of each account', async () => {
  const before = await bookkeeper.balances();
  const id = await bookkeeper.draft(70_000);
  const response = await bookkeeper.post(id);
  expect(response.status).toBe(200);
  expect(entrySetIn(response)).toMatchObject({
    id,
    status: 'Posted',
    postedAt: testPlatform.clock.now().toISOString(),
  });
  const after = await bookkeeper.balances();
  expect(after).toEqual({
    ...before,
    [operatingBank]: Number(before[operatingBank]) + 70_000,
    [equity]: Number(before[equity]) + 70_000,
  });
  expect(await bookkeeper.post(id)).toMatchObject({ status: 409, body: { code: 'entry_set_not_draft' } });
  expect(await bookkeeper.balances()).toEqual(after);
  expect((await auditedOf(testPlatform, id)).map(({ action }) => action)).toEqual([
    'entry_set.draft',
    'entry_set.post',
  ]);
});

test('refuses to post an unbalanced draft, which stays a draft', async () => {
  const { id } = entrySetIn(
    await bookkeeper.create({
      ...balancedDraft(100),
      ledgerEntries: [{ accountId: operatingBank, debitCents: 100 }],
    }),
  );
  expect(await bookkeeper.post(id)).toMatchObject({ status: 422, body: { code: 'entry_set_unbalanced' } });
  expect(await bookkeeper.find(id)).toMatchObject({ status: 'Draft' });
  expect((await auditedOf(testPlatform, id)).map(({ action }) => action)).toEqual(['entry_set.draft']);
});

test('posts a draft for only one of many concurrent requests', async () => {
  const id = await bookkeeper.draft();
  const responses = await Promise.all(Array.from({ length: 6 }, () => bookkeeper.post(id)));
  expect(responses.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
});

test('refuses to post a draft with a payable, even if the line was inserted directly', async () => {
  const id = await bookkeeper.draft();
  await testPlatform.owner.query(
    `insert into entry_lines (entry_set_id, position, general_ledger_account_id, debit_cents, credit_cents)
     values ($1, 3, $2, 10, 0), ($1, 4, $3, 0, 10)`,
    [id, payableAvailable, equity],
  );
  expect((await bookkeeper.post(id)).status).toBe(500);
  expect(await bookkeeper.find(id)).toMatchObject({ status: 'Draft' });
});

test('returns the first response for a repeated key of a posting, and refuses the key for another set', async () => {
  const [first, second] = [await bookkeeper.draft(), await bookkeeper.draft()];
  const response = await bookkeeper.post(first, 'post-key');
  expect(response.status).toBe(200);
  expect((await bookkeeper.post(first, 'post-key')).body).toEqual(response.body);
  expect(await bookkeeper.post(second, 'post-key')).toMatchObject({
    status: 409,
    body: { code: 'key_reused' },
  });
  expect(await bookkeeper.find(second)).toMatchObject({ status: 'Draft' });
});
