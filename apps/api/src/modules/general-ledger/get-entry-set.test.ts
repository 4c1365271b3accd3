import { afterAll, beforeAll, expect, test } from 'vitest';
import { balancedDraft, entrySetIn, newBookkeeper, type Bookkeeper } from '../../../test/general-ledger.ts';
import { newPerson } from '../../../test/people.ts';
import { get } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let place: TestPlatform;
let books: Bookkeeper;

beforeAll(async () => {
  place = await testPlatform();
  books = await newBookkeeper(place);
});

afterAll(() => place.close());

const read = (id: string, token = books.admin.token) =>
  get(place.web, `/api/general-ledger/entry-sets/${id}`, { token });

test('a set is answered by its id as it stands in the list', async () => {
  const { id } = entrySetIn(await books.create(balancedDraft(900)));
  const { data } = await books.list('?limit=1');
  expect(entrySetIn(await read(id))).toEqual(data[0]);
});

test('a reversed set leads to its reversal, and that one back', async () => {
  const { id } = entrySetIn(await books.create(balancedDraft(900)));
  await books.post(id);
  const reversal = entrySetIn(await books.reverse(id));
  expect(entrySetIn(await read(id)).reversedByEntrySetId).toBe(reversal.id);
  expect(entrySetIn(await read(reversal.id)).reversesEntrySetId).toBe(id);
});

test('an id that names no set is absent, and a merchant learns nothing either way', async () => {
  const { id } = entrySetIn(await books.create(balancedDraft(900)));
  const merchant = await newPerson(place, ['merchant']);
  expect(await read('gls_none')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await read(id, merchant.token)).status).toBe(403);
  expect((await read('gls_none', merchant.token)).status).toBe(403);
});
