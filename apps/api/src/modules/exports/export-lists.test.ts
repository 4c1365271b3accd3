import { afterAll, beforeAll, expect, test } from 'vitest';
import { disputeOf } from '../../../test/disputed.ts';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../../test/merchant.ts';
import { moveClock } from '../../../test/passing-time.ts';
import { get, post, textIn } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { beginSession } from '../../access/sessions.ts';
import { settle } from '../../ledger/settle.ts';

const dayMs = 86_400_000;

let testPlatform: TestPlatform;
let merchant: Merchant;
let card: string;
let settlementId: string;
let disputed: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform);
  card = await addCard(testPlatform, merchant);
  await pay(10_000);
  disputed = await pay(2500);
  await moveClock(testPlatform, 7 * dayMs);
  const settled = await settle(testPlatform.platform, merchant.accountId);
  if (!settled.ok) throw new Error(settled.code);
  ({ settlementId } = settled);
  await disputeOf(testPlatform, disputed, 'product_not_received');
  await pay(700);
});
afterAll(() => testPlatform.close());

const pay = async (amount: number): Promise<string> =>
  transactionIn(await sendPayment(testPlatform, merchant, { amount, paymentInstrumentId: card })).id;

const request = async (body: object) =>
  post(
    testPlatform.web,
    '/api/exports',
    { accountId: merchant.accountId, format: 'csv', ...body },
    { token: await beginSession(testPlatform.platform, merchant.person.userId) },
  );

/** Returns the headings and lines of an export's file; checks the reported count. */
const linesOf = async (body: object): Promise<readonly string[]> => {
  const created = await request(body);
  const file = await get(testPlatform.web, new URL(textIn(created, 'fileUrl')).pathname);
  const [headings, ...lines] = file.text.trimEnd().split('\r\n');
  expect(created.body).toMatchObject({ totalCount: lines.length });
  return [headings ?? '', ...lines];
};

const sumOf = async (condition: string): Promise<readonly string[]> => {
  const { rows } = await testPlatform.owner.query<{ amount: string }>(
    `select trim(to_char((case type when 'debit' then -amount_cents else amount_cents end) / 100.0, 'FM9999990.00')) as amount
       from ledger_entries where account_id = $1 and ${condition}`,
    [merchant.accountId],
  );
  return rows.map(({ amount }) => amount);
};

test('exports settlements with all their amounts', async () => {
  const columns = ['id', 'totalAmount', 'totalFees', 'netAmount', 'status'];
  const { rows } = await testPlatform.owner.query(
    `select concat_ws(',', id, to_char(total_amount_cents / 100.0, 'FM9999990.00'),
            to_char(total_fees_cents / 100.0, 'FM9999990.00'), to_char(net_amount_cents / 100.0, 'FM9999990.00'), status) as line
       from settlements where account_id = $1`,
    [merchant.accountId],
  );
  expect(await linesOf({ list: 'settlements', columns })).toEqual([
    'ID,Total Amount,Total Fees,Net Amount,Status',
    rows[0].line,
  ]);
  expect(rows[0].line).toContain(settlementId);
});

test('exports disputes with their reasons in words', async () => {
  const columns = ['amount', 'reason', 'transactionId', 'status'];
  expect(await linesOf({ list: 'disputes', columns })).toEqual([
    'Amount,Reason,Transaction,Status',
    `25.00,product not received,${disputed},pending`,
  ]);
});

test("exports only the last four digits of a payment instrument's number", async () => {
  const [headings, line] = await linesOf({ list: 'payment-instruments', filter: { type: 'card' } });
  expect(headings).toBe('ID,Date (UTC),Owner Name,Type,Last Four,Purpose,Description');
  expect(line).toMatch(new RegExp(`^${card},[^,]+,[^,]+,card,4242,buyer,$`));
});

const amountsOf = async (list: string): Promise<readonly string[]> =>
  (await linesOf({ list, columns: ['amount'] })).slice(1).toSorted();

test('exports both ledgers completely, with negative debits', async () => {
  const pending = await sumOf(`status = 'pending'`);
  const settled = await sumOf(`status = 'settled'`);
  expect(pending.length).toBeGreaterThan(0);
  expect(await amountsOf('pending-ledger')).toEqual(pending.toSorted());
  expect(settled.some((amount) => amount.startsWith('-'))).toBe(true);
  expect(await amountsOf('settled-ledger')).toEqual(settled.toSorted());
});

test("exports the entries of a period and a category, with the category's label", async () => {
  const columns = ['category', 'afterBalance'];
  const filter = { category: 'card_flat_fee', from: '2000-01-01', until: '2100-01-01' };
  const [headings, ...lines] = await linesOf({ list: 'settled-ledger', columns, filter });
  expect(headings).toBe('Category,After Balance');
  expect(lines).toHaveLength((await sumOf(`status = 'settled' and category = 'card_flat_fee'`)).length);
  expect(lines.every((line) => /^Card flat fee,-?\d+\.\d\d$/.test(line))).toBe(true);
  expect(await linesOf({ list: 'settled-ledger', columns, filter: { until: '2000-01-01' } })).toHaveLength(1);
});

test('exports the entries of one settlement, and no entries for an unknown settlement', async () => {
  const columns = ['amount'];
  const of = (filter: object) => linesOf({ list: 'settled-ledger', columns, filter });
  await moveClock(testPlatform, 7 * dayMs);
  const later = await settle(testPlatform.platform, merchant.accountId);
  if (!later.ok) throw new Error(later.code);
  for (const id of [settlementId, later.settlementId]) {
    // oxlint-disable-next-line no-await-in-loop -- an account is limited to few concurrent downloads
    const [, ...amounts] = await of({ settlementId: id });
    expect(amounts.length).toBeGreaterThan(0);
    // oxlint-disable-next-line no-await-in-loop
    expect(amounts.toSorted()).toEqual((await sumOf(`settlement_id = '${id}'`)).toSorted());
  }
  expect(await of({ settlementId, until: '2000-01-01' })).toHaveLength(1);
  expect(await of({ settlementId: 'stl_of_somebody_else' })).toHaveLength(1);
});

test('exports the type pull as payment', async () => {
  const lines = await linesOf({ list: 'payments', columns: ['type', 'channel'] });
  expect(lines[1]).toMatch(/^payment,(?:online|in person)$/);
});

test.each([
  [{ list: 'settlements', columns: ['method'] }, { columns: 'Choose columns from this list.' }],
  [
    { list: 'disputes', filter: { method: 'card' } },
    { 'filter.method': 'This list doesn’t have this filter.' },
  ],
  [
    { list: 'payments', filter: { category: 'ach_fee' } },
    { 'filter.category': 'This list doesn’t have this filter.' },
  ],
  [
    { list: 'payments', filter: { settlementId: 'stl_01' } },
    { 'filter.settlementId': 'This list doesn’t have this filter.' },
  ],
  [
    { list: 'payments', filter: { status: 'won' } },
    { 'filter.status': 'This list doesn’t have this status.' },
  ],
])('refuses the export %j and names the field', async (body, fields) => {
  const refused = await request(body);
  expect([refused.status, Object(refused.body).fields]).toEqual([400, fields]);
});
