import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  auditedOf,
  balancedDraft,
  entrySetIn,
  equity,
  feeIncome,
  newBookkeeper,
  operatingBank,
  payableAvailable,
  type Bookkeeper,
} from '../../../test/general-ledger.ts';
import { newMerchant } from '../../../test/merchant.ts';
import { post } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let bookkeeper: Bookkeeper;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  bookkeeper = await newBookkeeper(testPlatform);
});

afterAll(() => testPlatform.close());

const edit = (id: string, body: unknown, key?: string) =>
  post(testPlatform.web, `/api/general-ledger/entry-sets/${id}`, body, {
    token: bookkeeper.admin.token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const rewritten = {
  reference: 'JE-1b',
  description: 'Opening balance, corrected',
  ledgerEntries: [
    { accountId: operatingBank, debitCents: 900, description: 'From the bank' },
    { accountId: equity, creditCents: 700 },
    { accountId: feeIncome, creditCents: 200 },
  ],
};

test('updates a draft but not its ID, its creator or an unsent date', async () => {
  const before = entrySetIn(await bookkeeper.create({ ...balancedDraft(500), date: '2026-02-27' }));
  const response = await edit(before.id, rewritten);
  expect(response.status).toBe(200);
  const after = entrySetIn(response);
  expect(after).toMatchObject({
    id: before.id,
    createdBy: before.createdBy,
    date: before.date,
    status: 'Draft',
    reference: 'JE-1b',
    description: 'Opening balance, corrected',
    totalDebitCents: 900,
    totalCreditCents: 900,
  });
  expect(
    after.ledgerEntries.map(({ accountId, debitCents, creditCents }) => [accountId, debitCents, creditCents]),
  ).toEqual([
    [operatingBank, 900, 0],
    [equity, 0, 700],
    [feeIncome, 0, 200],
  ]);
  expect(entrySetIn(await edit(before.id, { ...rewritten, date: '2026-03-01' })).date).toBe(
    '2026-03-01T00:00:00.000Z',
  );
  expect(await bookkeeper.find(before.id)).toMatchObject({ reference: 'JE-1b', totalDebitCents: 900 });
  expect((await auditedOf(testPlatform, before.id)).map(({ action }) => action)).toEqual([
    'entry_set.draft',
    'entry_set.edit',
    'entry_set.edit',
  ]);
});

test('saves an unbalanced draft, and posts the latest version of a draft', async () => {
  const id = await bookkeeper.draft();
  await edit(id, { ...rewritten, ledgerEntries: rewritten.ledgerEntries.slice(0, 2) });
  expect((await bookkeeper.post(id)).status).toBe(422);
  await edit(id, rewritten);
  expect(entrySetIn(await bookkeeper.post(id))).toMatchObject({ status: 'Posted', totalCreditCents: 900 });
});

test('refuses to update a posted or reversed entry set', async () => {
  const id = await bookkeeper.posted(1200);
  const refused = await edit(id, rewritten);
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({ code: 'entry_set_not_draft' }),
  ]);
  await bookkeeper.reverse(id);
  expect((await edit(id, rewritten)).status).toBe(409);
  expect(await bookkeeper.find(id)).toMatchObject({ totalDebitCents: 1200, reference: 'JE-1' });
  expect((await edit('gls_nowhere_0000000000000', rewritten)).status).toBe(404);
});

test.each([
  [422, 'entry_set_touches_merchant', payableAvailable],
  [400, 'invalid_input', 'gla_nowhere'],
])('responds with %d %s to a draft with a line on %s', async (status, code, accountId) => {
  const id = await bookkeeper.draft();
  const refused = await edit(id, { ...rewritten, ledgerEntries: [{ accountId, debitCents: 1 }] });
  expect([refused.status, refused.body]).toEqual([
    status,
    expect.objectContaining({ code, fields: { 'ledgerEntries.0.accountId': expect.any(String) } }),
  ]);
  expect(await bookkeeper.find(id)).toMatchObject({ totalDebitCents: 5000 });
});

test('never posts an unbalanced set when a draft is edited and posted concurrently', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await bookkeeper.draft(5000);
    const unbalanced = { ...rewritten, ledgerEntries: rewritten.ledgerEntries.slice(0, 1) };
    await Promise.all([edit(id, unbalanced), bookkeeper.post(id)]);
    const { status, totalDebitCents, totalCreditCents } = await bookkeeper.find(id);
    expect([status, totalDebitCents, totalCreditCents]).toEqual(
      status === 'Posted' ? ['Posted', 5000, 5000] : ['Draft', 900, 0],
    );
  }
});

test('edits a draft once per key, and refuses the key with another body', async () => {
  const id = await bookkeeper.draft();
  const responses = await Promise.all(Array.from({ length: 8 }, () => edit(id, rewritten, 'edit-1')));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(
    (await auditedOf(testPlatform, id)).filter(({ action }) => action === 'entry_set.edit'),
  ).toHaveLength(1);
  expect((await edit(id, { ...rewritten, reference: 'JE-9' }, 'edit-1')).status).toBe(409);
});

test('lets only internal admins edit drafts', async () => {
  const { person } = await newMerchant(testPlatform);
  const id = await bookkeeper.draft();
  const path = `/api/general-ledger/entry-sets/${id}`;
  expect((await post(testPlatform.web, path, rewritten, { token: person.token })).status).toBe(403);
});

test("prevents the deletion of a posted set's lines and changes to the set in the database", async () => {
  const id = await bookkeeper.posted();
  await expect(
    testPlatform.owner.query('delete from entry_lines where entry_set_id = $1', [id]),
  ).rejects.toMatchObject({ code: '23001' });
  await expect(
    testPlatform.owner.query(`update entry_sets set reference = 'JE-X' where id = $1`, [id]),
  ).rejects.toMatchObject({ code: '23001' });
});
