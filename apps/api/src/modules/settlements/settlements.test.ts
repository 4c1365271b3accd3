import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addCard,
  newMerchant,
  read,
  sendPayment,
  sendRefund,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { newPerson } from '../../../test/people.ts';
import { get } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';
import { beginSession } from '../../access/sessions.ts';
import { moveClock } from '../../../test/passing-time.ts';

const dayMs = 86_400_000;

let testPlatform: TestPlatform;
let merchant: Merchant;
let card: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

beforeEach(async () => {
  merchant = await newMerchant(testPlatform);
  card = await addCard(testPlatform, merchant);
});

const pay = async (amount: number) =>
  transactionIn(await sendPayment(testPlatform, merchant, { paymentInstrumentId: card, amount })).id;

const settleAfterDays = async () => {
  await moveClock(testPlatform, 7 * dayMs);
  const settled = await settle(testPlatform.platform, merchant.accountId);
  if (!settled.ok) throw new Error(settled.code);
  return settled.settlementId;
};

const list = (page = '') =>
  read(testPlatform, merchant, `/settlements?accountId=${merchant.accountId}${page}`);
const detail = (id: string) => read(testPlatform, merchant, `/settlements/${id}`);
const entries = (id: string, page = '') => read(testPlatform, merchant, `/settlements/${id}/entries${page}`);

const rowsOf = (body: unknown, name: string): unknown[] => {
  const rows: unknown = Object(body)[name];
  return Array.isArray(rows) ? rows : [];
};

const idsOf = (body: unknown, name: string) => rowsOf(body, name).map((row) => Object(row).id);

describe('a settlement', () => {
  test(
    'returns a settlement with the sums of its signed entries as totals',
    { meta: { shows: ['spec:3.18'] } },
    async () => {
      const payment = await pay(10_000);
      const refunded = await pay(4000);
      const refund = transactionIn(
        await sendRefund(testPlatform, merchant, { transactionId: refunded, amount: 1500 }),
      ).id;
      const id = await settleAfterDays();

      const settled = await entries(id);
      const amounts = rowsOf(settled.body, 'entries').map((entry) => Object(entry));
      const sumOf = (fees: boolean) =>
        amounts
          .filter(({ category }) => String(category).endsWith('_fee') === fees)
          .reduce((sum, { amount }) => sum + Number(amount), 0);
      expect(amounts).toContainEqual({
        id: expect.stringMatching(/^ent_/),
        linkedId: payment,
        linkedType: 'transaction',
        amount: 10_000,
        category: 'transaction',
      });
      expect(amounts).toContainEqual(expect.objectContaining({ linkedId: refund, amount: -1500 }));
      expect(amounts).toContainEqual(
        expect.objectContaining({
          linkedId: payment,
          category: 'card_percentage_fee',
          amount: expect.any(Number),
        }),
      );
      expect(amounts.filter(({ amount }) => amount < 0)).toHaveLength(5);

      const { body } = await detail(id);
      expect(body).toEqual({
        id,
        accountId: merchant.accountId,
        totalAmount: 12_500,
        totalFees: -sumOf(true),
        netAmount: 12_500 + sumOf(true),
        status: 'completed',
        createdAt: testPlatform.clock.now().toISOString(),
        updatedAt: testPlatform.clock.now().toISOString(),
      });
      expect(sumOf(false)).toBe(12_500);
      expect(Object(body).totalFees).toBeGreaterThan(0);
    },
  );

  test("pages through a settlement's entries without duplicates, with their full count", async () => {
    for (const amount of [5000, 6000, 7000]) await pay(amount);
    const earlier = await settleAfterDays();
    for (const amount of [8000, 9000]) await pay(amount);
    const id = await settleAfterDays();

    const whole = await entries(id);
    expect(whole.body).toMatchObject({ totalCount: 6 });
    const pages = await Promise.all(
      ['?limit=4', '?offset=4&limit=4', '?offset=8&limit=4'].map((page) => entries(id, page)),
    );
    expect(pages.flatMap(({ body }) => idsOf(body, 'entries'))).toEqual(idsOf(whole.body, 'entries'));
    expect(pages.map(({ body }) => rowsOf(body, 'entries').length)).toEqual([4, 2, 0]);
    expect((await entries(earlier)).body).toMatchObject({ totalCount: 9 });
  });
});

describe('the list of settlements', () => {
  test('lists no settlements before the first settlement', async () => {
    await pay(5000);
    expect((await list()).body).toEqual({ settlements: [], totalCount: 0 });
  });

  test('lists settlements newest first in pages, with the same fields as a single settlement', async () => {
    const made: string[] = [];
    for (const amount of [5000, 6000, 7000]) {
      await pay(amount);
      made.unshift(await settleAfterDays());
    }
    const whole = await list();
    expect(whole.body).toMatchObject({ totalCount: 3 });
    expect(idsOf(whole.body, 'settlements')).toEqual(made);
    const [newest] = rowsOf(whole.body, 'settlements');
    expect((await detail(String(made[0]))).body).toEqual(newest);
    const second = await list('&offset=1&limit=1');
    expect(second.body).toMatchObject({ totalCount: 3 });
    expect(idsOf(second.body, 'settlements')).toEqual([made[1]]);
    expect((await list('&offset=3')).body).toEqual({ settlements: [], totalCount: 3 });
  });

  test.each(['&limit=0', '&limit=101', '&limit=1.5', '&offset=-1', '&offset=x'])(
    'refuses the page %s of settlements',
    async (page) => {
      expect((await list(page)).status).toBe(400);
    },
  );
});

const pathsOf = (settlement: string) => [`/settlements/${settlement}`, `/settlements/${settlement}/entries`];

test("responds to another merchant's settlement as to an unknown settlement", async () => {
  await pay(5000);
  const id = await settleAfterDays();
  const stranger = await newMerchant(testPlatform);
  const absent = `stl_${randomBytes(12).toString('hex')}`;
  const ask = async (settlement: string) =>
    Promise.all(pathsOf(settlement).map((path) => read(testPlatform, stranger, path)));
  const [foreign, missing] = [await ask(id), await ask(absent)];
  expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
  expect(foreign.map(({ body }) => ({ ...Object(body), requestId: '' }))).toEqual(
    missing.map(({ body }) => ({ ...Object(body), requestId: '' })),
  );
  const listed = await read(testPlatform, stranger, `/settlements?accountId=${merchant.accountId}`);
  expect(listed.status).toBe(404);
  expect((await read(testPlatform, stranger, `/settlements?accountId=${stranger.accountId}`)).body).toEqual({
    settlements: [],
    totalCount: 0,
  });
});

test('lets an internal admin read settlements, and audits each read', async () => {
  await pay(5000);
  const id = await settleAfterDays();
  const admin = await newPerson(testPlatform, ['internal_admin']);
  const token = await beginSession(testPlatform.platform, admin.userId);
  const paths = [
    `/settlements?accountId=${merchant.accountId}`,
    `/settlements/${id}`,
    `/settlements/${id}/entries`,
  ];
  for (const path of paths) expect((await get(testPlatform.web, `/api${path}`, { token })).status).toBe(200);
  const { rows } = await testPlatform.owner.query(
    `select subject from audit_trail where user_id = $1 and account_id = $2 and action = 'admin.read' order by subject`,
    [admin.userId, merchant.accountId],
  );
  expect(rows.map(({ subject }) => subject)).toEqual([
    'getSettlement',
    'listSettlementEntries',
    'listSettlements',
  ]);
});
