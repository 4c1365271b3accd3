import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { followAccountOf, type FollowedAccount } from '../../../test/followed-account.ts';
import { addCard, newMerchant, sendPayment, type Merchant } from '../../../test/merchant.ts';
import { newPerson } from '../../../test/people.ts';
import { get, post, send } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { gatheredForMs } from '../../account-changes/announcer.ts';
import { createPlatform } from '../../create-platform.ts';
import { webOriginApp } from '../../server/web-origin.ts';
import { handlers } from '../../server/calls.ts';
import { settle } from '../../ledger/settle.ts';
import { beginSession } from '../../access/sessions.ts';

let here: TestPlatform;
let merchant: Merchant;
let card: string;
const followed: FollowedAccount[] = [];

beforeAll(async () => {
  here = await testPlatform();
  merchant = await newMerchant(here);
  card = await addCard(here, merchant);
});
afterEach(async () => {
  await Promise.all(followed.splice(0).map((one) => one.leave()));
});
afterAll(() => here.close());

const follow = async ({ accountId }: Merchant, token: string, web = here.web): Promise<FollowedAccount> => {
  const one = await followAccountOf(web, token, accountId);
  followed.push(one);
  return one;
};

const tokenOf = ({ person }: Merchant) => beginSession(here.platform, person.userId);

const pay = (amount = 500) => sendPayment(here, merchant, { amount, paymentInstrumentId: card });

const countedBy = (one: FollowedAccount) => expect.poll(() => one.heard.length);

/** Longer than changes are gathered. */
const aMoment = () => sleep(400);

test('whoever follows an account hears that it has changed, and of no other account', async () => {
  const other = await newMerchant(here);
  const mine = await follow(merchant, await tokenOf(merchant));
  const theirs = await follow(other, await tokenOf(other));
  expect(mine.response.status).toBe(200);
  expect(Object.fromEntries(mine.response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
  });
  await pay();
  await countedBy(mine).toBeGreaterThan(1);
  await aMoment();
  expect(mine.heard.slice(0, 2)).toEqual(['open', 'changed']);
  expect(theirs.heard.filter((type) => type === 'changed').length).toBeLessThanOrEqual(1);
  const before = theirs.heard.length;
  await pay();
  await aMoment();
  expect(theirs.heard.length).toBe(before);
});

test('sends at most one event per interval for a hundred payments, the last event after the last payment', async () => {
  const token = await tokenOf(merchant);
  const one = await follow(merchant, token);
  await aMoment();
  const before = one.heard.length;
  const address = `/api/transactions?accountId=${merchant.accountId}&type=pull`;
  const countNow = async () => Number(Object((await get(here.web, address, { token })).body).totalCount);
  const countBefore = await countNow();
  // How much had been heard when the last payment was noted: its own word may come before its answer does.
  let told = 0;
  const { changes } = here.platform;
  const note = changes.note.bind(changes);
  const noting = vi.spyOn(changes, 'note').mockImplementation((accountId) => {
    told = one.heard.length;
    note(accountId);
  });
  const startMs = performance.now();
  await Promise.all(Array.from({ length: 100 }, () => pay()));
  noting.mockRestore();
  await countedBy(one).toBeGreaterThan(told);
  expect(await countNow()).toBe(countBefore + 100);
  await aMoment();
  const intervals = Math.ceil((performance.now() - startMs) / gatheredForMs);
  expect(one.heard.length - before).toBeLessThanOrEqual(intervals + 1);
  const after = one.heard.length;
  await aMoment();
  expect(one.heard.length).toBe(after);
});

test('a settlement and an adjustment are told as well', async () => {
  await pay();
  here.clock.moveBy(5 * 24 * 60 * 60_000);
  const one = await follow(merchant, await tokenOf(merchant));
  await aMoment();
  const before = one.heard.length;
  expect(await settle(here.platform, merchant.accountId)).toMatchObject({ ok: true });
  await countedBy(one).toBe(before + 1);
  const admin = await newPerson(here, ['internal_admin']);
  const token = await beginSession(here.platform, admin.userId);
  const body = { accountId: merchant.accountId, amount: 100, direction: 'credit', reason: 'Goodwill' };
  const adjusted = await post(here.web, '/api/accounts/adjustments', body, { token });
  expect(adjusted.status).toBe(201);
  await countedBy(one).toBe(before + 2);
});

test('what one process does is heard through another on the same database', async () => {
  const { settings } = here.platform;
  const second = await createPlatform({
    settings,
    databaseUrl: here.databaseUrl,
    clock: here.clock,
    poolSize: 3,
  });
  if (!second.ok) throw new Error(second.message);
  const one = await follow(merchant, await tokenOf(merchant), webOriginApp(second.platform, handlers));
  await aMoment();
  const before = one.heard.length;
  await pay();
  await countedBy(one).toBeGreaterThan(before);
  await second.close();
  await one.ended;
  expect(one.heard).not.toContain('over');
});

test('a connection to the database that is lost comes back by itself, and then everybody is told', async () => {
  const one = await follow(merchant, await tokenOf(merchant));
  for (let time = 0; time < 10; time += 1) {
    await aMoment();
    const before = one.heard.length;
    const { rows } = await here.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query in ('listen account_changes', 'select 1')`,
    );
    expect(rows).toHaveLength(1);
    await pay();
    await countedBy(one).toBeGreaterThan(before);
  }
}, 60_000);

test.each<[string, (token: string, follower: Merchant) => Promise<unknown>]>([
  ['signs out', (token) => post(here.web, '/api/identity/logout', undefined, { token })],
  [
    'has lost the grant',
    (_, { person }) => here.owner.query('delete from grants where user_id = $1', [person.userId]),
  ],
  [
    'was away for half an hour',
    async () => {
      here.clock.moveBy(30 * 60_000);
    },
  ],
])(
  'whoever %s is told nothing more within seconds',
  { meta: { shows: ['threat:2.8'] } },
  async (_what, lose) => {
    const leaving = await newMerchant(here);
    const token = await tokenOf(leaving);
    const one = await follow(leaving, token);
    await lose(token, leaving);
    await one.ended;
    expect(one.heard.at(-1)).toBe('over');
  },
);

test(
  'following is no use of a session: it falls idle all the same',
  { meta: { shows: ['threat:2.8'] } },
  async () => {
    const idle = await newMerchant(here);
    const token = await tokenOf(idle);
    here.clock.moveBy(29 * 60_000);
    expect((await follow(idle, token)).response.status).toBe(200);
    here.clock.moveBy(60_000);
    expect((await get(here.web, `/api/accounts?accountId=${idle.accountId}`, { token })).status).toBe(401);
  },
);

test(
  'a session has eight streams at once, and one that was left makes room',
  { meta: { shows: ['threat:2.8'] } },
  async () => {
    const token = await tokenOf(merchant);
    const streams = await Promise.all(Array.from({ length: 8 }, () => follow(merchant, token)));
    expect(streams.map(({ response }) => response.status)).toEqual(Array.from({ length: 8 }, () => 200));
    const refused = await follow(merchant, token);
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get('retry-after')).toBe('30');
    await streams[0]?.leave();
    expect(here.platform.changes.followers()).toHaveLength(7);
    expect((await follow(merchant, token)).response.status).toBe(200);
  },
);

test('whoever asks only for the head follows nothing, and open streams are counted', async () => {
  const token = await tokenOf(merchant);
  const address = `/api/events?accountId=${merchant.accountId}`;
  expect((await send(here.web, 'HEAD', address, { token })).status).toBe(200);
  expect(here.platform.changes.followers()).toEqual([]);
  await follow(merchant, token);
  const admin = await newPerson(here, ['internal_admin']);
  const { text } = await get(here.web, '/api/metrics', { token: admin.token });
  expect(text).toContain('\ntillbook_event_streams 1\n');
});

test('what could not be told while the database was away is told when it is back', async () => {
  const one = await follow(merchant, await tokenOf(merchant));
  await aMoment();
  const before = one.heard.length;
  const told = vi.spyOn(here.platform.database.pool, 'query').mockRejectedValueOnce(new Error('away'));
  here.platform.changes.note(merchant.accountId);
  await aMoment();
  told.mockRestore();
  expect(here.logged.map(({ event }) => event)).toContain('changes_not_told');
  await countedBy(one).toBe(before + 1);
});

test('a process that stops ends its streams and opens no more', async () => {
  const stopping = await testPlatform();
  const leaver = await newMerchant(stopping);
  const token = await beginSession(stopping.platform, leaver.person.userId);
  const one = await followAccountOf(stopping.web, token, leaver.accountId);
  stopping.platform.changes.endAll();
  await one.ended;
  expect(one.heard).toEqual(['open']);
  expect((await followAccountOf(stopping.web, token, leaver.accountId)).response.status).toBe(503);
  await stopping.close();
});
