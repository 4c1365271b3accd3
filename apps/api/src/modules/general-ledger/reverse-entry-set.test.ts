import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  auditedOf,
  entrySetIn,
  equity,
  newBookkeeper,
  operatingBank,
  type Bookkeeper,
} from '../../../test/general-ledger.ts';
import { addCard, newMerchant, sendPayment } from '../../../test/merchant.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let place: TestPlatform;
let books: Bookkeeper;

beforeAll(async () => {
  place = await testPlatform();
  books = await newBookkeeper(place);
});

afterAll(() => place.close());

test('reversing writes the opposite, links both ways, and leaves the balances as before', async () => {
  const before = await books.balances();
  const id = await books.posted(4200);
  const answer = await books.reverse(id);
  expect(answer.status).toBe(201);
  const reversal = entrySetIn(answer);
  expect(reversal).toMatchObject({
    status: 'Posted',
    reference: 'JE-1',
    description: 'Reversal of JE-1',
    reversesEntrySetId: id,
    totalDebitCents: 4200,
    totalCreditCents: 4200,
    ledgerEntries: [
      { accountId: operatingBank, debitCents: 0, creditCents: 4200 },
      { accountId: equity, debitCents: 4200, creditCents: 0 },
    ],
  });
  expect(await books.find(id)).toMatchObject({ status: 'Reversed', reversedByEntrySetId: reversal.id });
  expect(await books.balances()).toEqual(before);
  expect((await auditedOf(place, id)).at(-1)).toEqual({
    user_id: books.admin.userId,
    action: 'entry_set.reverse',
    details: { reversalId: reversal.id },
  });
});

test('reversing happens once, also of many at once', async () => {
  const id = await books.posted();
  const answers = await Promise.all(Array.from({ length: 6 }, () => books.reverse(id)));
  expect(answers.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([
    201, 409, 409, 409, 409, 409,
  ]);
  expect(await books.reverse(id)).toMatchObject({
    status: 409,
    body: { code: 'entry_set_not_reversible' },
  });
});

test('a draft is refused', async () => {
  expect(await books.reverse(await books.draft())).toMatchObject({
    status: 409,
    body: { code: 'entry_set_not_reversible' },
  });
});

test('a business posting is refused: its business event undoes it', async () => {
  const merchant = await newMerchant(place);
  await sendPayment(place, merchant, { paymentInstrumentId: await addCard(place, merchant), amount: 5000 });
  const [payment] = (await books.list('?limit=1')).data;
  expect(payment).toMatchObject({ description: 'Card payment', status: 'Posted', origin: 'business' });
  expect(await books.reverse(String(payment?.id))).toMatchObject({
    status: 409,
    body: { code: 'entry_set_not_reversible' },
  });
});

test('a key is answered again as it was first', async () => {
  const id = await books.posted();
  const answer = await books.reverse(id, 'reverse-key');
  expect(answer.status).toBe(201);
  expect((await books.reverse(id, 'reverse-key')).body).toEqual(answer.body);
  expect(await books.reverse(await books.posted(), 'reverse-key')).toMatchObject({
    status: 409,
    body: { code: 'key_reused' },
  });
});
