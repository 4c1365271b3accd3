import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { followAccountOf, type FollowedAccount } from '../../../test/followed-account.ts';
import { addCard, newMerchant, sendPayment, type Merchant } from '../../../test/merchant.ts';
import { newPerson } from '../../../test/people.ts';
import { get, post, send } from '../../../test/requests.ts';
import { startTestPlatform, testPools, type TestPlatform } from '../../../test/test-platform.ts';
import { announce } from '../../account-changes/announce.ts';
import { gatheredForMs } from '../../account-changes/announcer.ts';
import { createPlatform } from '../../create-platform.ts';
import { webOriginApp } from '../../server/web-origin.ts';
import { handlers } from '../../server/calls.ts';
import { settle } from '../../ledger/settle.ts';
import { beginSession } from '../../access/sessions.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let card: string;
const followed: FollowedAccount[] = [];

beforeAll(async () => {
  testPlatform = await startTestPlatform({ reports: true });
  merchant = await newMerchant(testPlatform);
  card = await addCard(testPlatform, merchant);
});
afterEach(async () => {
  await Promise.all(followed.splice(0).map((one) => one.leave()));
});
afterAll(() => testPlatform.close());

const follow = async (
  { accountId }: Merchant,
  token: string,
  web = testPlatform.web,
): Promise<FollowedAccount> => {
  const one = await followAccountOf(web, token, accountId);
  followed.push(one);
  return one;
};

const tokenOf = ({ person }: Merchant) => beginSession(testPlatform.platform, person.userId);

const pay = (amount = 500) => sendPayment(testPlatform, merchant, { amount, paymentInstrumentId: card });

const countedBy = (one: FollowedAccount) => expect.poll(() => one.received.length);

const nothing = () => undefined;

/** Waits until all earlier changes have been sent, by announcing a change to an unrelated account. */
const untilSent = async ({ accountChanges } = testPlatform.platform): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const accountId = `acct_${randomUUID()}`;
  const tokenHash = Buffer.alloc(32);
  const leave = accountChanges.follow({
    accountId,
    tokenHash,
    changed: resolve,
    heartbeat: nothing,
    end: nothing,
  });
  accountChanges[announce](accountId);
  await promise;
  leave();
  await nextTurn();
};

test("notifies a follower of changes to the account, and of no other account's changes", async () => {
  const other = await newMerchant(testPlatform);
  const mine = await follow(merchant, await tokenOf(merchant));
  const theirs = await follow(other, await tokenOf(other));
  expect(mine.response.status).toBe(200);
  expect(Object.fromEntries(mine.response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
  });
  await pay();
  await countedBy(mine).toBeGreaterThan(1);
  await untilSent();
  expect(mine.received.slice(0, 2)).toEqual(['open', 'changed']);
  expect(theirs.received.filter((type) => type === 'changed').length).toBeLessThanOrEqual(1);
  const before = theirs.received.length;
  await pay();
  await untilSent();
  expect(theirs.received.length).toBe(before);
});

test('sends at most one event per interval for a hundred payments, and the last event after the last payment', async () => {
  const token = await tokenOf(merchant);
  const one = await follow(merchant, token);
  await untilSent();
  const before = one.received.length;
  const address = `/api/transactions?accountId=${merchant.accountId}&type=pull`;
  const countNow = async () =>
    Number(Object((await get(testPlatform.web, address, { token })).body).totalCount);
  const countBefore = await countNow();
  // Counts events when the last payment is announced, because its event can arrive before its response.
  let receivedBefore = 0;
  const { accountChanges: changes } = testPlatform.platform;
  const announceChange = changes[announce].bind(changes);
  const announcing = vi.spyOn(changes, announce).mockImplementation((accountId) => {
    receivedBefore = one.received.length;
    announceChange(accountId);
  });
  const startMs = performance.now();
  await Promise.all(Array.from({ length: 100 }, () => pay()));
  announcing.mockRestore();
  await countedBy(one).toBeGreaterThan(receivedBefore);
  expect(await countNow()).toBe(countBefore + 100);
  await untilSent();
  const intervals = Math.ceil((performance.now() - startMs) / gatheredForMs);
  expect(one.received.length - before).toBeLessThanOrEqual(intervals + 1);
  const after = one.received.length;
  await untilSent();
  expect(one.received.length).toBe(after);
});

test('sends an event for a settlement and for an adjustment', async () => {
  await pay();
  await moveClock(testPlatform, 5 * 24 * 60 * 60_000);
  const one = await follow(merchant, await tokenOf(merchant));
  await untilSent();
  const before = one.received.length;
  expect(await settle(testPlatform.platform, merchant.accountId)).toMatchObject({ ok: true });
  await countedBy(one).toBe(before + 1);
  const admin = await newPerson(testPlatform, ['internal_admin']);
  const token = await beginSession(testPlatform.platform, admin.userId);
  const body = { accountId: merchant.accountId, amount: 100, direction: 'credit', reason: 'Goodwill' };
  const adjusted = await post(testPlatform.web, '/api/accounts/adjustments', body, { token });
  expect(adjusted.status).toBe(201);
  await countedBy(one).toBe(before + 2);
});

const startSecond = async () => {
  const { settings } = testPlatform.platform;
  const second = await createPlatform({
    settings,
    databaseUrl: testPlatform.databaseUrl,
    clock: testPlatform.clock,
    ...testPools,
    poolSize: 3,
  });
  if (!second.ok) throw new Error(second.message);
  await second.processReports.report();
  return second;
};

/** Sets the age of a process's last report. A negative age prevents the process from being presumed dead. */
const setReportAge = (processId: string, age: string) =>
  testPlatform.owner.query(
    'update operations.processes set reported_at = now() - $2::interval where id = $1',
    [processId, age],
  );

test('notifies followers in other processes on the same database', async () => {
  const second = await startSecond();
  const one = await follow(merchant, await tokenOf(merchant), webOriginApp(second.platform, handlers));
  await untilSent();
  const before = one.received.length;
  await pay();
  await countedBy(one).toBeGreaterThan(before);
  await second.close();
  await one.ended;
  expect(one.received).not.toContain('over');
});

test('reopens a lost database connection and then notifies all followers', async () => {
  const one = await follow(merchant, await tokenOf(merchant));
  for (let time = 0; time < 10; time += 1) {
    await untilSent();
    const before = one.received.length;
    const { rows } = await testPlatform.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query in ('listen account_changes', 'select 1')`,
    );
    expect(rows).toHaveLength(1);
    await pay();
    await countedBy(one).toBeGreaterThan(before);
  }
});

test.each<[string, (token: string, follower: Merchant) => Promise<unknown>]>([
  ['signs out', (token) => post(testPlatform.web, '/api/identity/logout', undefined, { token })],
  [
    'loses the grant',
    (_, { person }) => testPlatform.owner.query('delete from grants where user_id = $1', [person.userId]),
  ],
  [
    'is idle for half an hour',
    async () => {
      await moveClock(testPlatform, 30 * 60_000);
    },
  ],
])(
  'stops sending events within seconds to a follower who %s',
  { meta: { shows: ['threat:2.8'] } },
  async (_what, lose) => {
    const leaving = await newMerchant(testPlatform);
    const token = await tokenOf(leaving);
    const one = await follow(leaving, token);
    await lose(token, leaving);
    await one.ended;
    expect(one.received.at(-1)).toBe('over');
  },
);

test('does not extend the session of a follower', { meta: { shows: ['threat:2.8'] } }, async () => {
  const idle = await newMerchant(testPlatform);
  const token = await tokenOf(idle);
  await moveClock(testPlatform, 29 * 60_000);
  expect((await follow(idle, token)).response.status).toBe(200);
  await moveClock(testPlatform, 60_000);
  expect((await get(testPlatform.web, `/api/accounts?accountId=${idle.accountId}`, { token })).status).toBe(
    401,
  );
});

test(
  'permits eight streams per session, and another stream after one is closed',
  { meta: { shows: ['threat:2.8'] } },
  async () => {
    const token = await tokenOf(merchant);
    const streams = await Promise.all(Array.from({ length: 8 }, () => follow(merchant, token)));
    expect(streams.map(({ response }) => response.status)).toEqual(Array.from({ length: 8 }, () => 200));
    const refused = await follow(merchant, token);
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get('retry-after')).toBe('30');
    await streams[0]?.leave();
    expect(testPlatform.platform.accountChanges.followers()).toHaveLength(7);
    await expect.poll(async () => (await follow(merchant, token)).response.status).toBe(200);
  },
);

test('counts the streams of a session over all live processes', async () => {
  const second = await startSecond();
  await setReportAge(second.platform.processId, '-1 hour');
  const token = await tokenOf(merchant);
  const elsewhere = webOriginApp(second.platform, handlers);
  for (const web of [testPlatform.web, elsewhere]) {
    await Promise.all(Array.from({ length: 4 }, () => follow(merchant, token, web)));
  }
  expect((await follow(merchant, token)).response.status).toBe(429);
  expect((await follow(merchant, token, elsewhere)).response.status).toBe(429);
  await setReportAge(second.platform.processId, '16 seconds');
  expect((await follow(merchant, token)).response.status).toBe(200);
  await second.close();
});

test('counts open streams in the metrics, but not HEAD requests', async () => {
  const token = await tokenOf(merchant);
  const address = `/api/events?accountId=${merchant.accountId}`;
  expect((await send(testPlatform.web, 'HEAD', address, { token })).status).toBe(200);
  expect(testPlatform.platform.accountChanges.followers()).toEqual([]);
  await follow(merchant, token);
  const admin = await newPerson(testPlatform, ['internal_admin']);
  const { text } = await get(testPlatform.web, '/api/metrics', { token: admin.token });
  expect(text).toContain('\ntillbook_event_streams 1\n');
});

test('sends a change after a database outage that prevented its notification', async () => {
  const one = await follow(merchant, await tokenOf(merchant));
  await untilSent();
  const before = one.received.length;
  const told = vi.spyOn(testPlatform.platform.database.pool, 'query').mockRejectedValue(new Error('away'));
  testPlatform.platform.accountChanges[announce](merchant.accountId);
  const events = () => testPlatform.logged.map(({ event }) => event);
  await expect.poll(events).toContain('changes_not_told');
  told.mockRestore();
  await countedBy(one).toBe(before + 1);
});

test('ends the streams of a stopping process and refuses new streams', async () => {
  const stopping = await startTestPlatform();
  const leaver = await newMerchant(stopping);
  const token = await beginSession(stopping.platform, leaver.person.userId);
  const one = await followAccountOf(stopping.web, token, leaver.accountId);
  stopping.platform.accountChanges.endAll();
  await one.ended;
  expect(one.received).toEqual(['open']);
  expect((await followAccountOf(stopping.web, token, leaver.accountId)).response.status).toBe(503);
  await stopping.close();
});
