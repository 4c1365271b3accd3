import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from '../../../db/drizzle/query.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addBankAccount,
  addCard,
  balances,
  newMerchant,
  sendPayment,
  sendRefund,
  transactionIn,
} from '../../../../test/merchant.ts';
import { runDueJobs, passTime } from '../../../../test/passing-time.ts';
import { startTestPlatform, type TestPlatform } from '../../../../test/test-platform.ts';
import { transactions } from '../../../db/schema/index.ts';
import { findViolations } from '../../../ledger/invariants.ts';
import { post } from '../../../ledger/post.ts';
import { refundFailed } from '../../../ledger/reversal.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

const migration = join(import.meta.dirname, '../../../db/migrations/0024_refunds_that_fail_late.sql');

/** Runs the migration's repair of notices that older releases confirmed too early. */
const repair = async () => {
  const statements = readFileSync(migration, 'utf8').split('--> statement-breakpoint');
  for (const statement of statements.slice(-2)) await testPlatform.owner.query(statement);
};

/**
 * Recreates a payment of an older release: the notice is confirmed, the refund failed, and the merchant has
 * the refund's amount.
 */
const leftAsBefore = async (paymentId: string, refundId: string, confirmed: string) => {
  await testPlatform.owner.query(
    `update sandbox_processor.requests set ${confirmed} = now(), disputed = $2, returned = $3 where key = $1`,
    [paymentId, confirmed === 'dispute_confirmed_at', confirmed === 'return_confirmed_at'],
  );
  const { drizzle } = testPlatform.platform.database;
  const [refund] = await drizzle.select().from(transactions).where(eq(transactions.id, refundId));
  if (refund === undefined) throw new Error('The refund is gone.');
  const failure = { code: 'refund_refused', message: 'The bank refused the refund.' };
  const posting = refundFailed(refund, { status: 'settled' }, failure, testPlatform.platform.newIdentifier);
  expect(await post(testPlatform.platform, posting)).toMatchObject({ ok: true });
};

const faultsOf = async (paymentId: string) =>
  (await findViolations(testPlatform.platform.database.pool)).filter(({ subject }) => subject === paymentId);

it.each([
  ['never opened', undefined],
  ['opened for a part', 4_013],
] as const)(
  'claims the rest of a payment when a dispute that was %s is reported again',
  async (_, amount) => {
    const merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
    const paymentInstrumentId = await addCard(testPlatform, merchant, '4000000000000259');
    const { id } = transactionIn(
      await sendPayment(testPlatform, merchant, { amount: 6_413, paymentInstrumentId }),
    );
    await passTime(testPlatform, 1800);
    const refund = await sendRefund(testPlatform, merchant, { transactionId: id, ...(amount && { amount }) });
    await passTime(testPlatform, 1200);
    await leftAsBefore(id, transactionIn(refund).id, 'dispute_confirmed_at');
    expect(await faultsOf(id)).toMatchObject([{ expected: '0', actual: String(amount ?? 6_413) }]);
    await repair();
    await runDueJobs(testPlatform);
    expect(await faultsOf(id)).toEqual([]);
    expect((await balances(testPlatform, merchant)).availableBalance).toBe(-216 - 1500);
  },
);

it('claims the rest of a payment when a partly claimed return is reported again', async () => {
  const merchant = await newMerchant(testPlatform, { achSettlementDays: 0 });
  const paymentInstrumentId = await addBankAccount(testPlatform, merchant, 'buyer', '000222222227');
  const sent = await sendPayment(testPlatform, merchant, {
    amount: 10_000,
    method: 'ach',
    paymentInstrumentId,
  });
  await passTime(testPlatform, 3000);
  await runDueJobs(testPlatform);
  await passTime(testPlatform, 1800);
  const { id } = transactionIn(sent);
  const refund = await sendRefund(testPlatform, merchant, { transactionId: id, amount: 4_013 });
  await passTime(testPlatform, 1200);
  await leftAsBefore(id, transactionIn(refund).id, 'return_confirmed_at');
  expect(await faultsOf(id)).toMatchObject([{ expected: '0', actual: '4013' }]);
  await repair();
  await runDueJobs(testPlatform);
  expect(await faultsOf(id)).toEqual([]);
  expect((await balances(testPlatform, merchant)).availableBalance).toBe(-80);
});
