import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ageRelease } from '../../test/aged-release.ts';
import {
  addBankAccount,
  addCard,
  addPayoutAccount,
  newMerchant,
  sendPayment,
  sendRefund,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../test/merchant.ts';
import { passTime } from '../../test/passing-time.ts';
import type { TestResponse } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { expositionText } from '../platform-metrics/exposition.ts';
import { clearIdempotencyRecords } from './clear-records.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let card: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

beforeEach(async () => {
  await ageRelease(testPlatform);
  merchant = await newMerchant(testPlatform);
  card = await addCard(testPlatform, merchant);
});

const records = async () => {
  const { rows } = await testPlatform.owner.query<{ key: string; response: unknown; status: number }>(
    `select key, response, response_status as status from idempotency_records where account_id = $1 order by key`,
    [merchant.accountId],
  );
  return rows;
};

/** Ages only the records: the sessions stay valid for the repeated requests. */
const age = (hours: number) =>
  testPlatform.owner.query(
    'update idempotency_records set created_at = created_at - make_interval(hours => $1) where account_id = $2',
    [hours, merchant.accountId],
  );

const keys = async () => (await records()).map(({ key }) => key);

const clear = () => clearIdempotencyRecords(testPlatform.platform);

type Sent = () => Promise<TestResponse>;

/** Returns the responses without their request IDs. */
const answers = (responses: readonly TestResponse[]) =>
  responses.map(({ status, text }) => `${status} ${text.replaceAll(/"requestId":"[^"]*"/g, '')}`);

/**
 * Sends requests, clears their records after a day, and expects the same responses to the repeated requests.
 */
const expectSameAfterClearing = async (sent: readonly Sent[]) => {
  const first = await Promise.all(sent.map((send) => send()));
  await passTime(testPlatform, 5_000);
  await age(26);
  await clear();
  const again = await Promise.all(sent.map((send) => send()));
  expect(answers(again)).toEqual(answers(first));
  return first;
};

const payBy =
  (body: Parameters<typeof sendPayment>[2], key?: string): Sent =>
  () =>
    sendPayment(testPlatform, merchant, body, key);

describe('a referenceId', () => {
  it('rebuilds an identical response to a referenceId from the transaction after its record was cleared', async () => {
    const tags = { server: 'Ines', table: '4', note: 'Café' };
    const body = { amount: 1_001, paymentInstrumentId: card, tags, description: 'Two teas' };
    await expectSameAfterClearing([payBy({ ...body, referenceId: 'card' })]);
    expect(await records()).toEqual([{ key: 'card', response: null, status: 201 }]);
  });

  it('returns the first response of a pending payment even after its outcome', async () => {
    const cleared = await addBankAccount(testPlatform, merchant);
    const first = await expectSameAfterClearing([
      payBy({ amount: 1_002, method: 'ach', paymentInstrumentId: cleared, referenceId: 'bank' }),
    ]);
    const sent = first.map(transactionIn);
    expect(sent).toMatchObject([{ status: 'pending' }]);
    const { rows } = await testPlatform.owner.query('select status from transactions where id = $1', [
      sent[0]?.id,
    ]);
    expect(rows).toEqual([{ status: 'succeeded' }]);
    expect(await records()).toEqual([{ key: 'bank', response: { status: 'pending' }, status: 201 }]);
  });

  it('returns the first response of a declined payment and of a refused payout', async () => {
    const declined = await addCard(testPlatform, merchant, '4000000000000002');
    const payoutAccount = await addPayoutAccount(testPlatform, merchant);
    await expectSameAfterClearing([
      payBy({ amount: 1_003, paymentInstrumentId: declined, referenceId: 'declined' }),
      () => sendWithdrawal(testPlatform, merchant, payoutAccount, 99_000, { referenceId: 'refused' }),
    ]);
    expect(await records()).toEqual([
      { key: 'declined', response: null, status: 201 },
      { key: 'refused', response: expect.objectContaining({ code: 'amount_over_available' }), status: 422 },
    ]);
  });

  it('rejects another body for a referenceId after its record was cleared', async () => {
    const body = { amount: 1_004, paymentInstrumentId: card, referenceId: 'taken' };
    await expectSameAfterClearing([payBy(body)]);
    expect((await sendPayment(testPlatform, merchant, { ...body, amount: 1 })).body).toMatchObject({
      code: 'key_reused',
    });
  });

  it('retains only the referenceId if an older release did not distinguish it from the header key', async () => {
    await sendPayment(
      testPlatform,
      merchant,
      { amount: 1_005, paymentInstrumentId: card, referenceId: 'old' },
      'header',
    );
    await testPlatform.owner.query('update idempotency_records set is_reference = null');
    await age(26);
    await clear();
    expect(await keys()).toEqual(['old']);
  });

  it('retains the whole record of a referenceId if it differs from the transaction', async () => {
    await sendPayment(testPlatform, merchant, {
      amount: 1_006,
      paymentInstrumentId: card,
      referenceId: 'other',
    });
    await testPlatform.owner.query(
      `update idempotency_records set response = response - 'last_four' where account_id = $1`,
      [merchant.accountId],
    );
    await age(26);
    await clear();
    expect(await records()).toMatchObject([{ response: { amount_cents: 1_006 } }]);
  });
});

describe('a header key', () => {
  it('deletes a header key after a day', async () => {
    const paid = transactionIn(
      await sendPayment(testPlatform, merchant, { amount: 2_001, paymentInstrumentId: card }, 'k-payment'),
    );
    expect((await sendRefund(testPlatform, merchant, { transactionId: paid.id }, 'k-refund')).status).toBe(
      201,
    );
    await age(24);
    await clear();
    expect(await keys()).toEqual(['k-payment', 'k-refund']);
    await age(2);
    await clear();
    expect(await keys()).toEqual([]);
  });

  it('retains a header key for a day from its addition to an attempt', async () => {
    const body = { amount: 2_002, paymentInstrumentId: card, referenceId: 'late' };
    await sendPayment(testPlatform, merchant, body);
    await age(20);
    await sendPayment(testPlatform, merchant, body, 'k-late');
    await age(10);
    await clear();
    expect(await keys()).toEqual(['k-late', 'late']);
    await age(20);
    await clear();
    expect(await keys()).toEqual(['late']);
  });
});

it('clears no record on the first day of a release, while processes of the previous release may run', async () => {
  await testPlatform.owner.query('update operations.repeatable_files set applied_at = now()');
  await sendPayment(testPlatform, merchant, { amount: 3_001, paymentInstrumentId: card }, 'k-early');
  await age(26);
  await clear();
  expect(await keys()).toEqual(['k-early']);
});

it('clears records in steps and counts them', async () => {
  await clear();
  await testPlatform.owner.query(
    `insert into idempotency_records (account_id, call, key, body_hmac, response_status, response, created_at, is_reference)
     select $1, 'emailReceipt', 'k-' || n, '\\x00', 200, '{}', $2, false from generate_series(1, 1201) n`,
    [merchant.accountId, testPlatform.clock.now()],
  );
  await age(26);
  const countOf = async (kind: string) => {
    const text = await expositionText(testPlatform.platform);
    return Number(
      new RegExp(`^tillbook_cleared_rows_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(text)?.[1],
    );
  };
  const before = await countOf('idempotency_keys');
  expect(before).toBeGreaterThan(0);
  await clear();
  expect(await keys()).toEqual([]);
  expect((await countOf('idempotency_keys')) - before).toBe(1201);
});
