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
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let place: TestPlatform;
let books: Bookkeeper;

beforeAll(async () => {
  place = await testPlatform();
  books = await newBookkeeper(place);
});

afterAll(() => place.close());

test('posting moves the balances, each to its normal side, and happens once', async () => {
  const before = await books.balances();
  const id = await books.draft(70_000);
  const answer = await books.post(id);
  expect(answer.status).toBe(200);
  expect(entrySetIn(answer)).toMatchObject({
    id,
    status: 'Posted',
    postedAt: place.clock.now().toISOString(),
  });
  const after = await books.balances();
  expect(after).toEqual({
    ...before,
    [operatingBank]: Number(before[operatingBank]) + 70_000,
    [equity]: Number(before[equity]) + 70_000,
  });
  expect(await books.post(id)).toMatchObject({ status: 409, body: { code: 'entry_set_not_draft' } });
  expect(await books.balances()).toEqual(after);
  expect((await auditedOf(place, id)).map(({ action }) => action)).toEqual([
    'entry_set.draft',
    'entry_set.post',
  ]);
});

test('an unbalanced draft is refused, and it stays a draft', async () => {
  const { id } = entrySetIn(
    await books.create({
      ...balancedDraft(100),
      ledgerEntries: [{ accountId: operatingBank, debitCents: 100 }],
    }),
  );
  expect(await books.post(id)).toMatchObject({ status: 422, body: { code: 'entry_set_unbalanced' } });
  expect(await books.find(id)).toMatchObject({ status: 'Draft' });
  expect((await auditedOf(place, id)).map(({ action }) => action)).toEqual(['entry_set.draft']);
});

test('of many at once one posts a draft', async () => {
  const id = await books.draft();
  const answers = await Promise.all(Array.from({ length: 6 }, () => books.post(id)));
  expect(answers.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
});

test('a draft that came to name a payable all the same is never posted', async () => {
  const id = await books.draft();
  await place.owner.query(
    `insert into entry_lines (entry_set_id, position, general_ledger_account_id, debit_cents, credit_cents)
     values ($1, 3, $2, 10, 0), ($1, 4, $3, 0, 10)`,
    [id, payableAvailable, equity],
  );
  expect((await books.post(id)).status).toBe(500);
  expect(await books.find(id)).toMatchObject({ status: 'Draft' });
});

test('a key is answered again as it was first, and not for another set', async () => {
  const [first, second] = [await books.draft(), await books.draft()];
  const answer = await books.post(first, 'post-key');
  expect(answer.status).toBe(200);
  expect((await books.post(first, 'post-key')).body).toEqual(answer.body);
  expect(await books.post(second, 'post-key')).toMatchObject({ status: 409, body: { code: 'key_reused' } });
  expect(await books.find(second)).toMatchObject({ status: 'Draft' });
});
