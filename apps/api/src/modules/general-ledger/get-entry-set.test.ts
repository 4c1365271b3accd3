import { afterAll, beforeAll, expect, test } from 'vitest';
import { balancedDraft, entrySetIn, newBookkeeper, type Bookkeeper } from '../../../test/general-ledger.ts';
import { newPerson } from '../../../test/people.ts';
import { get } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let bookkeeper: Bookkeeper;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  bookkeeper = await newBookkeeper(testPlatform);
});

afterAll(() => testPlatform.close());

const read = (id: string, token = bookkeeper.admin.token) =>
  get(testPlatform.web, `/api/general-ledger/entry-sets/${id}`, { token });

test('returns an entry set by its ID as in the list', async () => {
  const { id } = entrySetIn(await bookkeeper.create(balancedDraft(900)));
  const { data } = await bookkeeper.list('?limit=1');
  expect(entrySetIn(await read(id))).toEqual(data[0]);
});

test('links a reversed entry set and its reversal to each other', async () => {
  const { id } = entrySetIn(await bookkeeper.create(balancedDraft(900)));
  await bookkeeper.post(id);
  const reversal = entrySetIn(await bookkeeper.reverse(id));
  expect(entrySetIn(await read(id)).reversedByEntrySetId).toBe(reversal.id);
  expect(entrySetIn(await read(reversal.id)).reversesEntrySetId).toBe(id);
});

test('responds 404 for an unknown entry set, and refuses a merchant for any ID', async () => {
  const { id } = entrySetIn(await bookkeeper.create(balancedDraft(900)));
  const merchant = await newPerson(testPlatform, ['merchant']);
  expect(await read('gls_none')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await read(id, merchant.token)).status).toBe(403);
  expect((await read('gls_none', merchant.token)).status).toBe(403);
});
