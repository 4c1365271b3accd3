import { afterEach, beforeEach, expect, test } from 'vitest';
import { goodCard, sendToVault, ticketFor } from '../test/instruments.ts';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../test/merchant.ts';
import { get, post, type Answer } from '../test/requests.ts';
import { testPlatform, type TestPlatform } from '../test/test-platform.ts';
import { findViolations } from './ledger/invariants.ts';
import { settle } from './ledger/settle.ts';
import { beginSession } from './access/sessions.ts';

/** A machine's clock is set forward and back by whoever looks after it, or by a time server. */
let here: TestPlatform;
let merchant: Merchant;
let card: string;
/** How far the platform's clock is from the time. */
let offMs: number;

const dayMs = 86_400_000;

beforeEach(async () => {
  offMs = 0;
  here = await testPlatform({
    environment: { THROTTLE: 'on' },
    seenTime: (clock) => ({ now: () => new Date(clock.now().getTime() + offMs) }),
  });
  merchant = await newMerchant(here, { cardSettlementDays: 2 });
  card = await addCard(here, merchant);
});

afterEach(() => here.close());

/** A moment passes, so that what follows is later wherever the clock stands. */
const jumpTo = (milliseconds: number) => {
  offMs = milliseconds;
  here.clock.moveBy(1000);
};

const pay = (amount: number, key?: string) =>
  sendPayment(here, merchant, { amount, paymentInstrumentId: card }, key);

const ask = (token: string): Promise<Answer> =>
  get(here.web, `/api/accounts?accountId=${merchant.accountId}`, { token });

const begin = () => beginSession(here.platform, merchant.person.userId);

const settledCents = async (): Promise<readonly number[]> => {
  await settle(here.platform, merchant.accountId);
  const { rows } = await here.owner.query<{ cents: number }>(
    `select abs(net_amount_cents)::int as cents from settlements where account_id = $1 order by ordinal`,
    [merchant.accountId],
  );
  return rows.map(({ cents }) => cents);
};

const amountsNewestFirst = async (): Promise<readonly number[]> => {
  const path = `/api/transactions?accountId=${merchant.accountId}&type=pull`;
  const { body } = await get(here.web, path, { token: await begin() });
  const { transactions }: { transactions: { amount: number }[] } = Object(body);
  return transactions.map(({ amount }) => amount);
};

test(
  'a clock that jumps five days forward and back again ends what was to end, and settles each payment once',
  { meta: { shows: ['threat:6.7'] } },
  async () => {
    const token = await begin();
    const ticket = await ticketFor(here, { ...merchant.person, token }, merchant.accountId);
    const first = transactionIn(await pay(1000, 'first'));
    expect(await settledCents()).toEqual([]);

    jumpTo(5 * dayMs);
    expect((await ask(token)).status).toBe(401);
    expect((await sendToVault(here, { ...goodCard, ticket })).body).toMatchObject({ code: 'invalid_ticket' });
    expect(await settledCents()).toHaveLength(1);
    transactionIn(await pay(2000));
    const later = await begin();

    jumpTo(0);
    expect(await settledCents()).toHaveLength(1);
    expect(transactionIn(await pay(1000, 'first')).id).toBe(first.id);
    transactionIn(await pay(3000));
    expect((await ask(later)).status).toBe(200);
    expect(await amountsNewestFirst()).toEqual([3000, 2000, 1000]);

    // Time goes on, and reaches what the jump had seen already.
    here.clock.moveBy(9 * dayMs);
    expect((await ask(later)).status).toBe(401);
    expect((await settledCents()).length).toBeGreaterThan(1);
    const { rows } = await here.owner.query(
      `select count(*)::int as open from ledger_entries where account_id = $1 and status = 'pending'`,
      [merchant.accountId],
    );
    expect(rows).toEqual([{ open: 0 }]);
    expect(await findViolations(here.owner)).toEqual([]);
  },
);

test(
  'a clock that is set back three days keeps sessions and tickets, does nothing twice and settles nothing early',
  { meta: { shows: ['threat:6.7'] } },
  async () => {
    const token = await begin();
    const ticket = await ticketFor(here, { ...merchant.person, token }, merchant.accountId);
    const first = transactionIn(await pay(1000, 'first'));

    jumpTo(-3 * dayMs);
    expect((await ask(token)).status).toBe(200);
    const stored = await sendToVault(here, { ...goodCard, ticket });
    expect(stored.status).toBe(201);
    expect((await sendToVault(here, { ...goodCard, ownerName: 'Another', ticket })).status).not.toBe(201);
    expect(transactionIn(await pay(1000, 'first')).id).toBe(first.id);
    transactionIn(await pay(2000));
    expect(await settledCents()).toEqual([]);
    expect(await amountsNewestFirst()).toEqual([2000, 1000]);

    here.clock.moveBy(3 * dayMs);
    expect(await settledCents()).toEqual([]);
    here.clock.moveBy(5 * dayMs);
    expect(await settledCents()).toHaveLength(1);
    expect(await findViolations(here.owner)).toEqual([]);
  },
);

test(
  'nobody stays shut out for as long as the clock was ahead when the tries were counted',
  { meta: { shows: ['threat:6.7'] } },
  async () => {
    const { email, password } = merchant.person;
    const signIn = async (typed: string): Promise<number> => {
      const body = { email, password: typed, system: 'payment' };
      return (await post(here.web, '/api/identity/login', body, { from: '192.0.2.9' })).status;
    };
    jumpTo(5 * dayMs);
    for (let tries = 0; tries < 10; tries += 1) expect(await signIn('guessed')).toBe(401);
    expect(await signIn(password)).toBe(429);
    jumpTo(0);
    expect(await signIn(password)).toBe(200);
  },
);
