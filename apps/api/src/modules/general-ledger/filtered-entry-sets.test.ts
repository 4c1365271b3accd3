import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  balancedDraft,
  entrySetIn,
  equity,
  newBookkeeper,
  payableAvailable,
  type Bookkeeper,
} from '../../../test/general-ledger.ts';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../../test/merchant.ts';
import { newPerson } from '../../../test/people.ts';
import { get } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let bookkeeper: Bookkeeper;
let merchant: Merchant;
let paymentId: string;
/** The IDs of entry sets, oldest first. */
let draft: string;
let posted: string;
let reversed: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform({ startsAt: new Date('2026-03-02T15:00:00.000Z') });
  bookkeeper = await newBookkeeper(testPlatform);
  merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
  const card = await addCard(testPlatform, merchant);
  paymentId = transactionIn(
    await sendPayment(testPlatform, merchant, { paymentInstrumentId: card, amount: 5000 }),
  ).id;
  await moveClock(testPlatform, 86_400_000);
  await settle(testPlatform.platform, merchant.accountId);
  draft = entrySetIn(await bookkeeper.create(balancedDraft(100, 'JE-100%'))).id;
  posted = entrySetIn(
    await bookkeeper.post(entrySetIn(await bookkeeper.create(balancedDraft(200, 'JE-2'))).id),
  ).id;
  reversed = entrySetIn(
    await bookkeeper.post(entrySetIn(await bookkeeper.create(balancedDraft(300, 'JE-3'))).id),
  ).id;
  await bookkeeper.reverse(reversed);
});

afterAll(() => testPlatform.close());

const found = async (query: string) => {
  const { data, totalCount } = await bookkeeper.list(`?${query}`);
  expect(totalCount).toBe(data.length);
  return data.map(({ reference }) => reference);
};

const settlementId = async () => {
  const { rows } = await testPlatform.owner.query<{ id: string }>('select id from settlements');
  return rows[0]?.id ?? '';
};

test('finds entry sets by status', async () => {
  expect(await found('status=Draft')).toEqual(['JE-100%']);
  expect(await found('status=Reversed')).toEqual(['JE-3']);
  expect(await found('status=Posted')).toEqual(['JE-3', 'JE-2', await settlementId(), paymentId]);
});

test('finds entry sets with a line on one control account, each once', async () => {
  expect(await found(`accountId=${equity}`)).toEqual(['JE-3', 'JE-3', 'JE-2', 'JE-100%']);
  expect(await found(`accountId=${payableAvailable}`)).toEqual([await settlementId()]);
  expect(await found(`accountId=${equity}&status=Draft`)).toEqual(['JE-100%']);
  expect(await found('accountId=gla_nothing')).toEqual([]);
});

test('finds the entry sets of a period, excluding its end', async () => {
  expect(await found('until=2026-03-03')).toEqual([paymentId]);
  expect(await found('from=2026-03-03&status=Draft')).toEqual(['JE-100%']);
  expect(await found('from=2026-03-02T15:00:00Z&until=2026-03-02T15:00:00.001Z')).toEqual([paymentId]);
  expect(await found('from=2026-03-04')).toEqual([]);
});

test('finds entry sets by literal text in their reference or description', async () => {
  expect(await found('text=je-')).toEqual(['JE-3', 'JE-3', 'JE-2', 'JE-100%']);
  expect(await found('text=%25')).toEqual(['JE-100%']);
  expect(await found('text=card%20pay')).toEqual([paymentId]);
  expect(await found('text=%20')).toHaveLength(6);
  expect(await found('text=nowhere')).toEqual([]);
});

test('finds entry sets by related IDs', async () => {
  expect(await found(`text=${posted}`)).toEqual(['JE-2']);
  expect(await found(`text=${paymentId}`)).toEqual([paymentId]);
  expect(await found(`text=${await settlementId()}`)).toEqual([await settlementId()]);
  expect(await found(`text=${draft}&status=Posted`)).toEqual([]);
});

test('returns pages that match the whole list of entry sets', async () => {
  const { data, totalCount } = await bookkeeper.list('?status=Posted&offset=1&limit=2');
  expect([data.map(({ reference }) => reference), totalCount]).toEqual([['JE-2', await settlementId()], 4]);
});

const foundBefore = (id: string, filter = '') => found(`before=${id}${filter}`);

test('lists only entry sets older than a given set, with and without a filter', async () => {
  expect(await foundBefore(reversed)).toEqual(['JE-2', 'JE-100%', await settlementId(), paymentId]);
  expect(await foundBefore(posted, '&status=Posted')).toEqual([await settlementId(), paymentId]);
  expect(await foundBefore(posted, '&text=je-')).toEqual(['JE-100%']);
  expect(await foundBefore('gls_nothing')).toEqual([]);
});

test.each(['status=Open', 'from=yesterday', 'until=2026-13-01', `text=${'x'.repeat(101)}`])(
  'refuses to filter entry sets by %s',
  async (query) => {
    const { token } = await newPerson(testPlatform, ['internal_admin']);
    expect((await get(testPlatform.web, `/api/general-ledger/entry-sets?${query}`, { token })).status).toBe(
      400,
    );
  },
);
