import {
  activityPeriods,
  getAccountActivity,
  listTransactions,
  type ActivityPeriod,
} from '@tillbook/contract';
import { easternInstant, endOfBankingDate } from '@tillbook/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addBankAccount,
  addCard,
  addPayoutAccount,
  newMerchant,
  read,
  sendPayment,
  sendRefund,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { passTime } from '../../../test/passing-time.ts';
import { newPerson } from '../../../test/people.ts';
import { get } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findGrant } from '../../access/grant-store.ts';
import { rollUpActivity } from './activity-store.ts';

const dayMs = 86_400_000;

let testPlatform: TestPlatform;
let merchant: Merchant;

const passDays = (days: number) => passTime(testPlatform, days * dayMs);

const pay = async (paymentInstrumentId: string, amount: number, body = {}) =>
  transactionIn(await sendPayment(testPlatform, merchant, { paymentInstrumentId, amount, ...body })).id;

/** Creates forty days of activity with events of every kind. */
const doBusiness = async () => {
  const [card, declined, contested] = await Promise.all([
    addCard(testPlatform, merchant),
    addCard(testPlatform, merchant, '4000000000000002'),
    addCard(testPlatform, merchant, '4000000000000259'),
  ]);
  const bank = await addBankAccount(testPlatform, merchant);
  const payout = await addPayoutAccount(testPlatform, merchant, '000111111116');
  await pay(card, 20_000);
  await pay(declined, 700);
  await pay(contested, 3000);
  await passDays(9);
  await sendWithdrawal(testPlatform, merchant, payout, 1500);
  await passDays(16);
  await pay(bank, 8000, { method: 'ach' });
  const refunded = await pay(card, 5000);
  await sendRefund(testPlatform, merchant, { transactionId: refunded, amount: 1200 });
  await sendRefund(testPlatform, merchant, { transactionId: refunded, amount: 513 });
  await passDays(12);
  await pay(declined, 900);
  await pay(card, 4321);
  await passDays(3);
  await pay(card, 99);
};

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { SANDBOX_DELAY_MS: '0' } });
  merchant = await newMerchant(testPlatform);
  await doBusiness();
});
afterAll(() => testPlatform.close());

const activityOf = async (period: string) => {
  const { status, body } = await read(
    testPlatform,
    merchant,
    `/accounts/activity?accountId=${merchant.accountId}&period=${period}`,
  );
  expect(status).toBe(200);
  return getAccountActivity.response.parse(body);
};

type Entry = {
  readonly at: Date;
  readonly category: string;
  readonly cents: number;
  readonly type: string | null;
  readonly subtype: string | null;
  readonly parent: string | null;
};

const allEntries = async (): Promise<readonly Entry[]> => {
  const { rows } = await testPlatform.owner.query<Entry>(
    `select e.created_at as at, e.category, t.type, t.subtype, p.list as parent,
            (case e.type when 'credit' then e.amount_cents else -e.amount_cents end)::float8 as cents
       from ledger_entries e
       left join transactions t on t.id = e.transaction_id
       left join transactions p on p.id = t.parent_transaction_id
      where e.account_id = $1`,
    [merchant.accountId],
  );
  return rows;
};

const kindOf = ({ category, type, subtype, parent }: Entry): string => {
  if (category.endsWith('_fee')) return 'fees';
  if (category === 'dispute_hold' || subtype === 'chargeback') return 'disputed';
  if (category !== 'transaction') return 'other';
  if (type === 'pull') return 'gross';
  if (subtype === 'refund' || (subtype === 'reversal' && parent === 'refunds')) return 'refunds';
  return subtype === 'reversal' && parent === 'payments' ? 'disputed' : 'other';
};

const dateIn = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: 'America/New_York' });

const added = (entries: readonly Entry[], kind: string) =>
  entries.reduce((sum, entry) => {
    if (kindOf(entry) !== kind) return sum;
    return kind === 'gross' ? sum + entry.cents : sum - entry.cents;
  }, 0);

const expectedOn = (entries: readonly Entry[], date: string) => {
  const ofDay = entries.filter(({ at }) => dateIn(at) === date);
  const [gross, refunds] = [added(ofDay, 'gross'), added(ofDay, 'refunds')];
  const [disputed, fees] = [added(ofDay, 'disputed'), added(ofDay, 'fees')];
  const payments = ofDay.filter((entry) => kindOf(entry) === 'gross').length;
  return { date, gross, refunds, disputed, fees, net: gross - refunds - disputed - fees, payments };
};

const sumOf = <Name extends string>(days: readonly Readonly<Record<Name, number>>[], name: Name) =>
  days.reduce((sum, day) => sum + day[name], 0);

const names = ['gross', 'refunds', 'disputed', 'fees', 'net', 'payments'] as const;

describe.each(activityPeriods)('the last %s', (period) => {
  test('returns days that match the ledger, in the period and the period before', async () => {
    const entries = await allEntries();
    const { current, previous } = await activityOf(period);
    const days = [...previous.days, ...current.days];
    expect(days).toHaveLength(2 * Number(period.slice(0, -1)));
    expect(days.at(-1)?.date).toBe(dateIn(testPlatform.clock.now()));
    expect(days).toEqual(days.map(({ date }) => expectedOn(entries, date)));
  });

  test('returns totals that equal the sums of their days', async () => {
    const { current, previous } = await activityOf(period);
    for (const side of [current, previous]) {
      for (const name of names) expect([name, side[name]]).toEqual([name, sumOf(side.days, name)]);
    }
  });
});

test('finds the payments posted on each day, including a bank payment on the day it clears', async () => {
  const { current } = await activityOf('30d');
  const found = await Promise.all(
    current.days.map(async ({ date }) => {
      const from = easternInstant(date, '00:00') ?? new Date(0);
      const posted = `postedFrom=${from.toISOString()}&postedUntil=${endOfBankingDate(from).toISOString()}`;
      const address = `/transactions?accountId=${merchant.accountId}&type=pull&include=sum&${posted}`;
      const { body } = await read(testPlatform, merchant, address);
      const { totalCount, sum, transactions } = listTransactions.response.parse(body);
      return {
        date,
        gross: sum?.amount,
        payments: totalCount,
        methods: transactions.map(({ method }) => method),
      };
    }),
  );
  expect(found.map(({ methods: _methods, ...day }) => day)).toEqual(
    current.days.map(({ date, gross, payments }) => ({ date, gross, payments })),
  );
  expect(found.flatMap(({ methods }) => methods)).toEqual(['card', 'card', 'ach', 'card']);
});

test.each([
  ['text=8000', 0],
  ['status=succeeded&method=ach', 1],
  ['sort=amount&sortOrder=asc', 6],
  ['sort=amount', 6],
])('lists the payments of a posting period with %s', async (query, count) => {
  const posted = 'postedFrom=2020-01-01&postedUntil=2100-01-01';
  const address = `/transactions?accountId=${merchant.accountId}&type=pull&${posted}&${query}`;
  const { status, body } = await read(testPlatform, merchant, address);
  expect([status, Object(body).totalCount]).toEqual([200, count]);
});

test(
  'returns figures that add up to the balance together with the entries of other kinds',
  { meta: { shows: ['spec:2.57'] } },
  async () => {
    const entries = await allEntries();
    const { current, previous } = await activityOf('90d');
    const other = entries.filter((entry) => kindOf(entry) === 'other');
    expect(other.length).toBeGreaterThan(1);
    const balance = entries.reduce((sum, { cents }) => sum + cents, 0);
    expect(current.net + previous.net + other.reduce((sum, { cents }) => sum + cents, 0)).toBe(balance);
    expect(current).toMatchObject({ gross: 40_420, refunds: 1200, disputed: 3000, payments: 6 });
    expect(previous).toMatchObject({ gross: 0, net: 0, payments: 0, succeeded: 0, failed: 0 });
  },
);

const counts = ({ succeeded, failed }: ActivityPeriod) => [succeeded, failed];

test('counts successful and failed payments by the time they were made', async () => {
  const month = await activityOf('30d');
  expect([counts(month.current), counts(month.previous)]).toEqual([
    [4, 1],
    [2, 1],
  ]);
  const week = await activityOf('7d');
  expect([counts(week.current), counts(week.previous)]).toEqual([
    [2, 1],
    [0, 0],
  ]);
});

const authorized = async () => {
  const { person, accountId } = merchant;
  const granted = (await findGrant(testPlatform.platform.database, person.userId, accountId))?.accountId;
  if (granted === undefined) throw new Error('The merchant has no grant.');
  return granted;
};

const counted = async () => {
  const { rows } = await testPlatform.owner.query<{ entries: number; payments: number; open: number }>(
    `select k.entry_ordinal::int as entries, k.payment_ordinal::int as payments,
            (select count(*)::int from transactions t where t.account_id = k.account_id and t.final_at is null) as open
       from activity_kept k where k.account_id = $1`,
    [merchant.accountId],
  );
  return rows[0] ?? { entries: 0, payments: 0, open: 0 };
};

test('returns the same figures for any state of the rollup, even after concurrent rollups', async () => {
  const accountId = await authorized();
  const { database } = testPlatform.platform;
  const bank = await addBankAccount(testPlatform, merchant);
  await pay(bank, 1234, { method: 'ach' });
  await pay(bank, 2345, { method: 'ach' });
  const told = await activityOf('90d');
  const { succeeded, failed } = told.current;
  const steps: number[] = [];
  for (let isMore = true; isMore; steps.push((await counted()).entries)) {
    isMore = await rollUpActivity(database, accountId, 1, 1 + (steps.length % 7));
    expect(await activityOf('90d')).toEqual(told);
  }
  expect(steps.length).toBeGreaterThan(4);
  // Counting stops at the first payment without an outcome.
  expect(await counted()).toMatchObject({ entries: (await allEntries()).length, open: 2 });
  const before = await counted();
  await passDays(4);
  await pay(await addCard(testPlatform, merchant), 777);
  const since = await activityOf('90d');
  expect(counts(since.current)).toEqual([succeeded + 3, failed]);
  await Promise.all(Array.from({ length: 6 }, () => rollUpActivity(database, accountId, 1, 100)));
  expect((await counted()).payments).toBe(before.payments + 3);
  expect(await activityOf('90d')).toEqual(since);
});

test('returns zeros for every day of an account without activity', async () => {
  const { accountId, person } = await newMerchant(testPlatform);
  const { body } = await get(testPlatform.web, `/api/accounts/activity?accountId=${accountId}`, {
    token: person.token,
  });
  const { current, previous } = getAccountActivity.response.parse(body);
  expect([current.days.length, previous.days.length]).toEqual([30, 30]);
  expect(JSON.stringify([current, previous]).replaceAll(/"date":"[^"]*"/g, '')).not.toMatch(/[1-9-]/);
});

test('responds 404 for the activity of an account without a grant, and refuses an unknown period', async () => {
  const stranger = await newPerson(testPlatform);
  const path = `/api/accounts/activity?accountId=${merchant.accountId}`;
  expect((await get(testPlatform.web, path, { token: stranger.token })).status).toBe(404);
  expect((await get(testPlatform.web, path)).status).toBe(401);
  expect((await get(testPlatform.web, `${path}&period=1y`, { token: stranger.token })).status).toBe(400);
});
