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
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let bookkeeper: Bookkeeper;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  bookkeeper = await newBookkeeper(testPlatform);
});

afterAll(() => testPlatform.close());

test('reverses an entry set by posting its opposite, links both sets, and restores the balances', async () => {
  const before = await bookkeeper.balances();
  const id = await bookkeeper.posted(4200);
  const response = await bookkeeper.reverse(id);
  expect(response.status).toBe(201);
  const reversal = entrySetIn(response);
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
  expect(await bookkeeper.find(id)).toMatchObject({ status: 'Reversed', reversedByEntrySetId: reversal.id });
  expect(await bookkeeper.balances()).toEqual(before);
  expect((await auditedOf(testPlatform, id)).at(-1)).toEqual({
    user_id: bookkeeper.admin.userId,
    action: 'entry_set.reverse',
    details: { reversalId: reversal.id },
  });
});

test('reverses an entry set once, even for concurrent requests', async () => {
  const id = await bookkeeper.posted();
  const responses = await Promise.all(Array.from({ length: 6 }, () => bookkeeper.reverse(id)));
  expect(responses.map(({ status }) => status).toSorted((first, second) => first - second)).toEqual([
    201, 409, 409, 409, 409, 409,
  ]);
  expect(await bookkeeper.reverse(id)).toMatchObject({
    status: 409,
    body: { code: 'entry_set_not_reversible' },
  });
});

test('refuses to reverse a draft', async () => {
  expect(await bookkeeper.reverse(await bookkeeper.draft())).toMatchObject({
    status: 409,
    body: { code: 'entry_set_not_reversible' },
  });
});

test('refuses to reverse a business posting', async () => {
  const merchant = await newMerchant(testPlatform);
  await sendPayment(testPlatform, merchant, {
    paymentInstrumentId: await addCard(testPlatform, merchant),
    amount: 5000,
  });
  const [payment] = (await bookkeeper.list('?limit=1')).data;
  expect(payment).toMatchObject({ description: 'Card payment', status: 'Posted', origin: 'business' });
  expect(await bookkeeper.reverse(String(payment?.id))).toMatchObject({
    status: 409,
    body: { code: 'entry_set_not_reversible' },
  });
});

test('returns the first response for a repeated key of a reversal', async () => {
  const id = await bookkeeper.posted();
  const response = await bookkeeper.reverse(id, 'reverse-key');
  expect(response.status).toBe(201);
  expect((await bookkeeper.reverse(id, 'reverse-key')).body).toEqual(response.body);
  expect(await bookkeeper.reverse(await bookkeeper.posted(), 'reverse-key')).toMatchObject({
    status: 409,
    body: { code: 'key_reused' },
  });
});
