import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedFeeCents, percentageFeeCents } from './fee-cents.ts';

const amount = fc.nat({ max: 99_999_999 });
const rate = fc.nat({ max: 10_000 });

describe('percentageFeeCents', () => {
  it.each([
    [12_840, 290, 372],
    [10_000, 290, 290],
    [50, 100, 1],
    [49, 100, 0],
    [5_000, 1, 1],
    [4_999, 1, 0],
    [0, 290, 0],
    [99_999_999, 0, 0],
    [Number.MAX_SAFE_INTEGER, 10_000, Number.MAX_SAFE_INTEGER],
  ])('turns %d cents at %d basis points into a fee of %d cents', (amountCents, basisPoints, feeCents) => {
    expect(percentageFeeCents(amountCents, basisPoints)).toBe(feeCents);
  });

  it('calculates a fee within half a cent of the exact fee, and rounds half up', () => {
    fc.assert(
      fc.property(amount, rate, (amountCents, basisPoints) => {
        const errorInTenThousandths =
          percentageFeeCents(amountCents, basisPoints) * 10_000 - amountCents * basisPoints;
        expect(errorInTenThousandths).toBeGreaterThan(-5000);
        expect(errorInTenThousandths).toBeLessThanOrEqual(5000);
      }),
      { numRuns: 2000 },
    );
  });

  it('never lowers the fee when the amount or the rate rises', () => {
    fc.assert(
      fc.property(amount, rate, (amountCents, basisPoints) => {
        const feeCents = percentageFeeCents(amountCents, basisPoints);
        expect(percentageFeeCents(amountCents + 1, basisPoints)).toBeGreaterThanOrEqual(feeCents);
        expect(percentageFeeCents(amountCents, basisPoints + 1)).toBeGreaterThanOrEqual(feeCents);
      }),
    );
  });

  it.each([
    [-1, 290],
    [1.5, 290],
    [100, -1],
    [100, 0.5],
    [Number.NaN, 290],
    [2 ** 53, 290],
  ])('rejects a fee for %d cents at %d basis points', (amountCents, basisPoints) => {
    expect(() => percentageFeeCents(amountCents, basisPoints)).toThrow(RangeError);
  });
});

describe('boundedFeeCents', () => {
  const fee = { percentageBasisPoints: 80, minimumFeeCents: 25, maximumFeeCents: 500 };

  it.each([
    [100, 25],
    [3_125, 25],
    [10_000, 80],
    [62_500, 500],
    [99_999_999, 500],
  ])('turns %d cents into a fee of %d cents within its limits', (amountCents, feeCents) => {
    expect(boundedFeeCents(amountCents, fee)).toBe(feeCents);
  });

  it('rejects limits of a fee that are not whole cents', () => {
    expect(() => boundedFeeCents(100, { ...fee, minimumFeeCents: -1 })).toThrow('minimumFeeCents');
    expect(() => boundedFeeCents(100, { ...fee, maximumFeeCents: 0.5 })).toThrow('maximumFeeCents');
  });
});
