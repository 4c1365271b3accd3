import { afterAll, beforeAll, expect, it } from 'vitest';
import { disputeOf } from '../../test/disputed.ts';
import { addCard, newMerchant, sendPayment, sendRefund, transactionIn } from '../../test/merchant.ts';
import { passTime } from '../../test/passing-time.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { findViolations } from './invariants.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

const payment = async () => {
  const merchant = await newMerchant(testPlatform);
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  const sent = await sendPayment(testPlatform, merchant, { amount: 10_000, paymentInstrumentId });
  return { merchant, id: transactionIn(sent).id };
};

const found = async (subject: string, statement: string) => {
  expect(
    (await findViolations(testPlatform.platform.database.pool)).filter(
      (violation) => violation.subject === subject,
    ),
  ).toEqual([]);
  await testPlatform.owner.query(statement, [subject]);
  const violations = await findViolations(testPlatform.platform.database.pool);
  return violations
    .filter((violation) => violation.subject === subject)
    .map(({ invariant, expected, actual }) => [invariant, expected, actual]);
};

it('finds a confirmed dispute that was never opened, to the cent', async () => {
  const { merchant, id } = await payment();
  await sendRefund(testPlatform, merchant, { transactionId: id, amount: 4_000 });
  await passTime(testPlatform, 3000);
  expect(
    await found(
      id,
      'update sandbox_processor.requests set disputed = true, dispute_confirmed_at = now() where key = $1',
    ),
  ).toEqual([['nothing is kept of a payment that the processor says is disputed', '0', '6000']]);
});

it('finds a confirmed return that was never posted, to the cent', async () => {
  const { merchant, id } = await payment();
  await sendRefund(testPlatform, merchant, { transactionId: id, amount: 4_000 });
  await passTime(testPlatform, 3000);
  expect(
    await found(
      id,
      'update sandbox_processor.requests set returned = true, return_confirmed_at = now() where key = $1',
    ),
  ).toEqual([['nothing is kept of a payment that the processor says was returned', '0', '6000']]);
});

it('finds a notice confirmed while a refund was pending', async () => {
  const { merchant, id } = await payment();
  await sendRefund(testPlatform, merchant, { transactionId: id });
  await testPlatform.platform.background.settled();
  expect(
    await found(
      id,
      'update sandbox_processor.requests set disputed = true, dispute_confirmed_at = now() where key = $1',
    ),
  ).toEqual([
    ['a notice is confirmed when no refund of its payment can fail any more', 'unconfirmed', 'confirmed'],
  ]);
});

it('finds a dispute one cent above its hold', async () => {
  const { id } = await payment();
  const disputeId = await disputeOf(testPlatform, id);
  expect(await found(disputeId, 'update disputes set amount_cents = amount_cents + 1 where id = $1')).toEqual(
    [['a dispute is held, released or charged back to the cent', '10001', '10000']],
  );
});
