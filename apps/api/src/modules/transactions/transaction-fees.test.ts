import { getTransactionFees } from '@tillbook/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disputeOf } from '../../../test/disputed.ts';
import {
  addBankAccount,
  addCard,
  newMerchant,
  read,
  sendPayment,
  sendRefund,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { catchUp } from '../../programs/seed/simulation.ts';
import { standardFeeProfile } from '../accounts/provision-account.ts';

let testPlatform: TestPlatform;
let fixed: Merchant;
let dynamic: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  fixed = await newMerchant(testPlatform);
  dynamic = await newMerchant(testPlatform, {
    feeProfile: { ...standardFeeProfile, cardFeeType: 'dynamic' },
  });
});
afterAll(() => testPlatform.close());

const feesOf = async (merchant: Merchant, id: string) =>
  getTransactionFees.response.parse((await read(testPlatform, merchant, `/transactions/${id}/fees`)).body);

const entriesOf = async (id: string): Promise<number[]> => {
  const { rows } = await testPlatform.owner.query<{ cents: string }>(
    `select amount_cents as cents from ledger_entries
      where transaction_id = $1 and category like '%fee' order by ordinal`,
    [id],
  );
  return rows.map(({ cents }) => Number(cents));
};

const payByCard = async (merchant: Merchant, amount: number, body: object = {}) =>
  transactionIn(
    await sendPayment(testPlatform, merchant, {
      amount,
      paymentInstrumentId: await addCard(testPlatform, merchant),
      ...body,
    }),
  ).id;

describe('the fees of a card payment', () => {
  test(
    'explains the fees of a card payment as a percentage and a fixed part',
    { meta: { shows: ['spec:2.101'] } },
    async () => {
      expect(await feesOf(fixed, await payByCard(fixed, 12_840))).toMatchObject({
        ofAmount: 12_840,
        fees: [
          {
            category: 'card_percentage_fee',
            amount: 372,
            parts: [{ kind: 'percentage', basisPoints: 290, amount: 372 }],
          },
          { category: 'card_flat_fee', amount: 30, parts: [{ kind: 'flat', amount: 30 }] },
        ],
        total: 402,
      });
    },
  );

  test('names interchange as a part of the fees if it is passed on', async () => {
    expect(await feesOf(dynamic, await payByCard(dynamic, 12_840))).toMatchObject({
      fees: [
        {
          amount: 603,
          parts: [
            { kind: 'percentage', basisPoints: 290, amount: 372 },
            { kind: 'interchange_percentage', basisPoints: 180, amount: 231 },
          ],
        },
        {
          amount: 40,
          parts: [
            { kind: 'flat', amount: 30 },
            { kind: 'interchange_flat', amount: 10 },
          ],
        },
      ],
      total: 643,
    });
  });

  test.each([17, 50, 52, 333, 9_999, 123_457])(
    'explains fees that add up to the entries of a card payment of %d cents',
    async (amount) => {
      for (const merchant of [fixed, dynamic]) {
        const id = await payByCard(merchant, amount);
        const { fees, total } = await feesOf(merchant, id);
        const taken = await entriesOf(id);
        const sums = fees.map(({ parts }) => parts.reduce((sum, part) => sum + part.amount, 0));
        expect(sums).toEqual(taken);
        expect(fees.map((fee) => fee.amount)).toEqual(taken);
        expect(total).toBe(taken.reduce((sum, cents) => sum + cents, 0));
      }
    },
  );

  test("keeps a fee's amount but omits its parts after the fee's rate has changed", async () => {
    const merchant = await newMerchant(testPlatform);
    const id = await payByCard(merchant, 10_000);
    await testPlatform.owner.query(
      'update fee_profiles set online_percentage_basis_points = 100 where account_id = $1',
      [merchant.accountId],
    );
    expect(await feesOf(merchant, id)).toMatchObject({
      fees: [
        { amount: 290, description: '2.90% of $100.00', parts: [] },
        { amount: 30, parts: [{ kind: 'flat', amount: 30 }] },
      ],
      total: 320,
    });
  });
});

test.each([
  [1_000, { kind: 'minimum', amount: 25 }],
  [50_000, { kind: 'percentage', basisPoints: 80, amount: 400 }],
  [64_075, { kind: 'maximum', amount: 500 }],
] as const)('explains the fee of a bank payment of %d cents', async (amount, part) => {
  const paymentInstrumentId = await addBankAccount(testPlatform, fixed);
  const id = transactionIn(
    await sendPayment(testPlatform, fixed, { amount, method: 'ach', paymentInstrumentId }),
  ).id;
  expect(await feesOf(fixed, id)).toMatchObject({ fees: [], total: 0 });
  await catchUp(
    testPlatform.platform,
    testPlatform.clock,
    new Date(testPlatform.clock.now().getTime() + 10_000),
  );
  const { fees, total } = await feesOf(fixed, id);
  expect(fees).toMatchObject([{ category: 'ach_fee', amount: part.amount, parts: [part] }]);
  expect(total).toBe(part.amount);
});

test("lists a dispute's fee with the payment, and no fee with a refund", async () => {
  const id = await payByCard(fixed, 5_000);
  const refund = transactionIn(await sendRefund(testPlatform, fixed, { transactionId: id, amount: 100 }));
  const disputeId = await disputeOf(testPlatform, id);
  const { fees, total } = await feesOf(fixed, id);
  expect(fees.at(-1)).toMatchObject({ category: 'dispute_penalty_fee', amount: 1_500, disputeId });
  expect(total).toBe(145 + 30 + 1_500);
  expect(await feesOf(fixed, refund.id)).toEqual({ ofAmount: 100, fees: [], total: 0 });
});
