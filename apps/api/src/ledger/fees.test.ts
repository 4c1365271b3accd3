import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardFeeProfile } from '../modules/accounts/provision-account.ts';
import { bankFees, cardFees, interchangeCents } from './fees.ts';

const fixed = { accountId: 'acc_1', ...standardFeeProfile };
const dynamic = { ...fixed, cardFeeType: 'dynamic' as const };

const amounts = (fees: ReturnType<typeof cardFees>) =>
  Object.fromEntries(fees.map(({ category, amountCents }) => [category, amountCents]));

const descriptions = (fees: ReturnType<typeof cardFees>) => fees.map(({ description }) => description);

describe('card fees', () => {
  it.each([
    ['online', 12_840, { card_percentage_fee: 372, card_flat_fee: 30 }],
    ['in_person', 12_840, { card_percentage_fee: 334, card_flat_fee: 10 }],
    // 2.9% of 50 cents is 1.45, and of 52 cents 1.508, both rounded half up.
    ['online', 50, { card_percentage_fee: 1, card_flat_fee: 30 }],
    ['online', 52, { card_percentage_fee: 2, card_flat_fee: 30 }],
    ['online', 17, { card_flat_fee: 30 }],
  ] as const)('charges card fees for %s payments of %d cents', (channel, amountCents, expected) => {
    expect(amounts(cardFees(amountCents, channel, fixed))).toEqual(expected);
  });

  it('includes interchange in the percentage fee and the flat fee under a dynamic profile', () => {
    expect(amounts(cardFees(12_840, 'online', dynamic))).toEqual({
      card_percentage_fee: 603,
      card_flat_fee: 40,
    });
    expect(interchangeCents(12_840)).toBe(241);
  });

  it('describes how fees were calculated', () => {
    expect(descriptions(cardFees(12_840, 'online', fixed))).toEqual(['2.90% of $128.40', 'Per card payment']);
    expect(descriptions(bankFees(1_000, fixed))).toEqual(['Minimum fee']);
    expect(descriptions(bankFees(64_075, fixed))).toEqual(['Maximum fee']);
    expect(descriptions(bankFees(50_000, fixed))).toEqual(['0.80% of $500.00']);
  });

  it('returns no entry for a card fee of zero', () => {
    const free = { ...fixed, onlinePercentageBasisPoints: 0, onlineFlatFeeCents: 0 };
    expect(cardFees(99_999_999, 'online', free)).toEqual([]);
  });

  it('charges card fees in whole cents that never decrease as the amount grows', () => {
    const amount = fc.integer({ min: 1, max: 99_999_999 });
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(fixed, dynamic), (left, right, profile) => {
        const sum = (cents: number) =>
          cardFees(cents, 'online', profile).reduce((total, fee) => total + fee.amountCents, 0);
        expect(cardFees(left, 'online', profile).every((fee) => Number.isSafeInteger(fee.amountCents))).toBe(
          true,
        );
        expect(sum(Math.max(left, right))).toBeGreaterThanOrEqual(sum(Math.min(left, right)));
      }),
    );
  });
});

describe('bank fees', () => {
  it.each([
    [1_000, 25],
    [10_000, 80],
    [100_000, 500],
  ])(
    'charges a bank payment of %d cents a fee of %d cents, between minimum and maximum',
    (amountCents, expected) => {
      expect(bankFees(amountCents, fixed).map((fee) => fee.amountCents)).toEqual([expected]);
    },
  );
});
