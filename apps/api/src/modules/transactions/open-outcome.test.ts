import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../../test/merchant.ts';
import type { TestResponse } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform({
    environment: { SANDBOX_DELAY_MS: '0', TERMINAL_TIMEOUT_MS: '300' },
  });
  merchant = await newMerchant(testPlatform);
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => testPlatform.close());

/** Makes the processor accept requests without an outcome, as it does while a device waits for a card. */
const fallSilent = () =>
  vi.spyOn(testPlatform.platform.processor, 'submit').mockImplementation(async () => ({
    status: 'pending',
    askAgainAt: new Date(testPlatform.clock.now().getTime() + 100),
  }));

const whileTimePasses = async (answering: Promise<TestResponse>): Promise<TestResponse> => {
  const ticking = setInterval(() => testPlatform.clock.moveBy(50), 20);
  try {
    return await answering;
  } finally {
    clearInterval(ticking);
  }
};

const inPerson = () => ({ amount: 2_500, channel: 'in_person', serialNumber: merchant.serialNumber });

const expectNotYet = (response: TestResponse) => {
  expect([response.status, response.body]).toEqual([
    503,
    expect.objectContaining({ code: 'key_in_progress' }),
  ]);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
};

const countOf = async (amountCents: number) => {
  const { rows } = await testPlatform.owner.query<{ count: number }>(
    'select count(*)::int as count from transactions where account_id = $1 and amount_cents = $2',
    [merchant.accountId, amountCents],
  );
  return rows[0]?.count;
};

describe('a call that times out before its outcome is known', () => {
  it('responds 503 to a call that times out, and returns its final response to the same key later', async () => {
    fallSilent();
    const body = { ...inPerson(), referenceId: 'silent-device' };
    expectNotYet(await whileTimePasses(sendPayment(testPlatform, merchant, body)));
    expectNotYet(await sendPayment(testPlatform, merchant, body));
    vi.restoreAllMocks();
    expect(transactionIn(await sendPayment(testPlatform, merchant, body)).status).toBe('succeeded');
    expect(await countOf(2_500)).toBe(1);
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });

  it('responds 503 to a call without a key that times out', async () => {
    fallSilent();
    expectNotYet(
      await whileTimePasses(sendPayment(testPlatform, merchant, { ...inPerson(), amount: 2_600 })),
    );
    expect(await countOf(2_600)).toBe(1);
  });

  it('responds 503 to an online payment without an immediate outcome', async () => {
    fallSilent();
    const paymentInstrumentId = await addCard(testPlatform, merchant);
    const body = { amount: 2_700, paymentInstrumentId };
    expectNotYet(await sendPayment(testPlatform, merchant, body, 'slow-bank'));
    vi.restoreAllMocks();
    expect(transactionIn(await sendPayment(testPlatform, merchant, body, 'slow-bank')).status).toBe(
      'succeeded',
    );
    expect(await countOf(2_700)).toBe(1);
  });

  it('asks the processor once for the attempt and once for the response', async () => {
    const submit = fallSilent();
    const paymentInstrumentId = await addCard(testPlatform, merchant);
    const body = { amount: 2_900, paymentInstrumentId };
    expectNotYet(await sendPayment(testPlatform, merchant, body, 'asked-twice'));
    expect(submit).toHaveBeenCalledTimes(2);
  });
});

it("counts a device's timeout from the attempt, even if the processor gets the request late", async () => {
  const startedAt = testPlatform.clock.now();
  testPlatform.clock.moveBy(250);
  const outcome = await testPlatform.platform.processor.submit({
    kind: 'terminal_charge',
    key: testPlatform.platform.newIdentifier('txn'),
    amountCents: 2_800,
    currency: 'usd',
    serialNumber: merchant.offlineSerialNumber,
    startedAt,
  });
  expect(outcome).toEqual({ status: 'pending', askAgainAt: new Date(startedAt.getTime() + 285) });
});
