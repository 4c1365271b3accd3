import { afterEach, beforeEach, expect, test } from 'vitest';
import { goodCard, sendToVault, ticketFor } from '../../test/instruments.ts';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../test/merchant.ts';
import { get, post, type TestResponse } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { findViolations } from '../ledger/invariants.ts';
import { settle } from '../ledger/settle.ts';
import { beginSession } from '../access/sessions.ts';
import { moveClock } from '../../test/passing-time.ts';

/** Simulates an administrator or a time server that sets a machine's clock forward and back. */
let testPlatform: TestPlatform;
let merchant: Merchant;
let card: string;
/** The platform's clock minus the test's clock. */
let offMs: number;
/** The milliseconds by which the platform's clock is set back at each reading. */
let setBackMs: number;

const dayMs = 86_400_000;

beforeEach(async () => {
  offMs = 0;
  setBackMs = 0;
  testPlatform = await startTestPlatform({
    environment: { THROTTLE: 'on' },
    observedTime: (clock) => ({
      now: () => {
        offMs -= setBackMs;
        return new Date(clock.now().getTime() + offMs);
      },
    }),
  });
  merchant = await newMerchant(testPlatform, { cardSettlementDays: 2 });
  card = await addCard(testPlatform, merchant);
});

afterEach(() => testPlatform.close());

/** Moves the clock, and advances the time a little, so that the following events are later in any case. */
const jumpTo = (milliseconds: number) => {
  offMs = milliseconds;
  testPlatform.clock.moveBy(1000);
};

const pay = (amount: number, key?: string) =>
  sendPayment(testPlatform, merchant, { amount, paymentInstrumentId: card }, key);

const ask = (token: string): Promise<TestResponse> =>
  get(testPlatform.web, `/api/accounts?accountId=${merchant.accountId}`, { token });

const begin = () => beginSession(testPlatform.platform, merchant.person.userId);

const settledCents = async (): Promise<readonly number[]> => {
  await settle(testPlatform.platform, merchant.accountId);
  const { rows } = await testPlatform.owner.query<{ cents: number }>(
    `select abs(net_amount_cents)::int as cents from settlements where account_id = $1 order by ordinal`,
    [merchant.accountId],
  );
  return rows.map(({ cents }) => cents);
};

const amountsNewestFirst = async (): Promise<readonly number[]> => {
  const path = `/api/transactions?accountId=${merchant.accountId}&type=pull`;
  const { body } = await get(testPlatform.web, path, { token: await begin() });
  const { transactions }: { transactions: { amount: number }[] } = Object(body);
  return transactions.map(({ amount }) => amount);
};

test(
  'expires due sessions and tickets and settles each payment once if the clock jumps five days forward and back',
  { meta: { shows: ['threat:6.7'] } },
  async () => {
    const token = await begin();
    const ticket = await ticketFor(testPlatform, { ...merchant.person, token }, merchant.accountId);
    const first = transactionIn(await pay(1000, 'first'));
    expect(await settledCents()).toEqual([]);

    jumpTo(5 * dayMs);
    expect((await ask(token)).status).toBe(401);
    expect((await sendToVault(testPlatform, { ...goodCard, ticket })).body).toMatchObject({
      code: 'invalid_ticket',
    });
    expect(await settledCents()).toHaveLength(1);
    transactionIn(await pay(2000));
    const second = await begin();

    jumpTo(0);
    expect(await settledCents()).toHaveLength(1);
    expect(transactionIn(await pay(1000, 'first')).id).toBe(first.id);
    transactionIn(await pay(3000));
    expect((await ask(second)).status).toBe(200);
    expect(await amountsNewestFirst()).toEqual([3000, 2000, 1000]);

    // Reaches the moment to which the clock had jumped.
    await moveClock(testPlatform, 9 * dayMs);
    expect((await ask(second)).status).toBe(401);
    expect((await settledCents()).length).toBeGreaterThan(1);
    const { rows } = await testPlatform.owner.query(
      `select count(*)::int as open from ledger_entries where account_id = $1 and status = 'pending'`,
      [merchant.accountId],
    );
    expect(rows).toEqual([{ open: 0 }]);
    expect(await findViolations(testPlatform.owner)).toEqual([]);
  },
);

test(
  'keeps sessions and tickets, repeats nothing and settles nothing early if the clock is set back three days',
  { meta: { shows: ['threat:6.7'] } },
  async () => {
    const token = await begin();
    const ticket = await ticketFor(testPlatform, { ...merchant.person, token }, merchant.accountId);
    const first = transactionIn(await pay(1000, 'first'));

    jumpTo(-3 * dayMs);
    expect((await ask(token)).status).toBe(200);
    const stored = await sendToVault(testPlatform, { ...goodCard, ticket });
    expect(stored.status).toBe(201);
    expect((await sendToVault(testPlatform, { ...goodCard, ownerName: 'Another', ticket })).status).not.toBe(
      201,
    );
    expect(transactionIn(await pay(1000, 'first')).id).toBe(first.id);
    transactionIn(await pay(2000));
    expect(await settledCents()).toEqual([]);
    expect(await amountsNewestFirst()).toEqual([2000, 1000]);

    await moveClock(testPlatform, 3 * dayMs);
    expect(await settledCents()).toEqual([]);
    await moveClock(testPlatform, 5 * dayMs);
    expect(await settledCents()).toHaveLength(1);
    expect(await findViolations(testPlatform.owner)).toEqual([]);
  },
);

test(
  'locks no one out for longer because the clock was ahead when attempts were counted',
  { meta: { shows: ['threat:6.7'] } },
  async () => {
    const { email, password } = merchant.person;
    const signIn = async (typed: string): Promise<number> => {
      const body = { email, password: typed, system: 'payment' };
      return (await post(testPlatform.web, '/api/identity/login', body, { from: '192.0.2.9' })).status;
    };
    jumpTo(5 * dayMs);
    for (let tries = 0; tries < 10; tries += 1) expect(await signIn('guessed')).toBe(401);
    expect(await signIn(password)).toBe(429);
    jumpTo(0);
    expect(await signIn(password)).toBe(200);
  },
);

test('approves a card payment at once if the clock is set back while the processor is asked', async () => {
  setBackMs = 5;
  expect(transactionIn(await pay(1000)).status).toBe('succeeded');
});
