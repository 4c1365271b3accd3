import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../../test/merchant.ts';
import type { Answer } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';

let test: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  test = await testPlatform({ environment: { SANDBOX_DELAY_MS: '0', TERMINAL_TIMEOUT_MS: '300' } });
  merchant = await newMerchant(test);
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

/** An acquirer that has the request and has not heard from the device yet. */
const fallSilent = () =>
  vi.spyOn(test.platform.processor, 'submit').mockImplementation(async () => ({
    status: 'pending',
    askAgainAt: new Date(test.clock.now().getTime() + 100),
  }));

const whileTimePasses = async (answering: Promise<Answer>): Promise<Answer> => {
  const ticking = setInterval(() => test.clock.moveBy(50), 20);
  try {
    return await answering;
  } finally {
    clearInterval(ticking);
  }
};

const inPerson = () => ({ amount: 2_500, channel: 'in_person', serialNumber: merchant.serialNumber });

const expectNotYet = (answer: Answer) => {
  expect([answer.status, answer.body]).toEqual([503, expect.objectContaining({ code: 'key_in_progress' })]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
};

const countOf = async (amountCents: number) => {
  const { rows } = await test.owner.query<{ count: number }>(
    'select count(*)::int as count from transactions where account_id = $1 and amount_cents = $2',
    [merchant.accountId, amountCents],
  );
  return rows[0]?.count;
};

describe('a call whose time is over before its outcome is known', () => {
  it('has no answer yet, and the same key later has the final one', async () => {
    fallSilent();
    const body = { ...inPerson(), referenceId: 'silent-device' };
    expectNotYet(await whileTimePasses(sendPayment(test, merchant, body)));
    expectNotYet(await sendPayment(test, merchant, body));
    vi.restoreAllMocks();
    expect(transactionIn(await sendPayment(test, merchant, body)).status).toBe('succeeded');
    expect(await countOf(2_500)).toBe(1);
    expect(await findViolations(test.platform.database.pool)).toEqual([]);
  });

  it('has no answer without a key either', async () => {
    fallSilent();
    expectNotYet(await whileTimePasses(sendPayment(test, merchant, { ...inPerson(), amount: 2_600 })));
    expect(await countOf(2_600)).toBe(1);
  });

  it('has no answer where an online payment is not decided at once', async () => {
    fallSilent();
    const paymentInstrumentId = await addCard(test, merchant);
    const body = { amount: 2_700, paymentInstrumentId };
    expectNotYet(await sendPayment(test, merchant, body, 'slow-bank'));
    vi.restoreAllMocks();
    expect(transactionIn(await sendPayment(test, merchant, body, 'slow-bank')).status).toBe('succeeded');
    expect(await countOf(2_700)).toBe(1);
  });
});

it("a device's time counts from the attempt, however late the processor hears of it", async () => {
  const startedAt = test.clock.now();
  test.clock.moveBy(250);
  const outcome = await test.platform.processor.submit({
    kind: 'terminal_charge',
    key: test.platform.newIdentifier('txn'),
    amountCents: 2_800,
    currency: 'usd',
    serialNumber: merchant.offlineSerialNumber,
    startedAt,
  });
  expect(outcome).toEqual({ status: 'pending', askAgainAt: new Date(startedAt.getTime() + 285) });
});
