import { afterAll, beforeAll, expect, it } from 'vitest';
import { disputeOf } from '../../test/disputed.ts';
import { addCard, newMerchant, sendPayment, sendRefund, transactionIn } from '../../test/merchant.ts';
import { passTime } from '../../test/passing-time.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { findViolations } from './invariants.ts';

let test: TestPlatform;

beforeAll(async () => {
  test = await testPlatform();
});

afterAll(() => test.close());

const payment = async () => {
  const merchant = await newMerchant(test);
  const paymentInstrumentId = await addCard(test, merchant);
  const sent = await sendPayment(test, merchant, { amount: 10_000, paymentInstrumentId });
  return { merchant, id: transactionIn(sent).id };
};

/** What is found wrong about one subject after a statement that no posting would make. */
const found = async (subject: string, statement: string) => {
  expect(
    (await findViolations(test.platform.database.pool)).filter((violation) => violation.subject === subject),
  ).toEqual([]);
  await test.owner.query(statement, [subject]);
  const violations = await findViolations(test.platform.database.pool);
  return violations
    .filter((violation) => violation.subject === subject)
    .map(({ invariant, expected, actual }) => [invariant, expected, actual]);
};

it('a dispute that was confirmed and never taken on is found, to the cent', async () => {
  const { merchant, id } = await payment();
  await sendRefund(test, merchant, { transactionId: id, amount: 4_000 });
  await passTime(test, 3000);
  expect(
    await found(
      id,
      'update sandbox_processor.requests set disputed = true, dispute_confirmed_at = now() where key = $1',
    ),
  ).toEqual([['nothing is kept of a payment that the processor says is disputed', '0', '6000']]);
});

it('a return that was confirmed and never taken on is found, to the cent', async () => {
  const { merchant, id } = await payment();
  await sendRefund(test, merchant, { transactionId: id, amount: 4_000 });
  await passTime(test, 3000);
  expect(
    await found(
      id,
      'update sandbox_processor.requests set returned = true, return_confirmed_at = now() where key = $1',
    ),
  ).toEqual([['nothing is kept of a payment that the processor says was returned', '0', '6000']]);
});

it('a notice that was confirmed while a refund was pending is found', async () => {
  const { merchant, id } = await payment();
  await sendRefund(test, merchant, { transactionId: id });
  await test.platform.background.settled();
  expect(
    await found(
      id,
      'update sandbox_processor.requests set disputed = true, dispute_confirmed_at = now() where key = $1',
    ),
  ).toEqual([
    ['a notice is confirmed when no refund of its payment can fail any more', 'unconfirmed', 'confirmed'],
  ]);
});

it('a dispute that says a cent more than its hold is found', async () => {
  const { id } = await payment();
  const disputeId = await disputeOf(test, id);
  expect(await found(disputeId, 'update disputes set amount_cents = amount_cents + 1 where id = $1')).toEqual(
    [['a dispute is held, released or charged back to the cent', '10001', '10000']],
  );
});
