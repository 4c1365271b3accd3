import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBasisPoints } from './format-basis-points.ts';

describe('formatBasisPoints', () => {
  it.each([
    [0, '0.00%'],
    [5, '0.05%'],
    [80, '0.80%'],
    [290, '2.90%'],
    [10_000, '100.00%'],
    [-25, '-0.25%'],
    [-0.2, '0.00%'],
    [undefined, '--'],
    [null, '--'],
    [Number.NaN, '--'],
  ])(
    'formats %s basis points as %s',
    { meta: { shows: ['spec:3.17', 'spec:9.14'] } },
    (basisPoints, text) => {
      expect(formatBasisPoints(basisPoints)).toBe(text);
    },
  );

  it('moves the decimal point by two places and loses no digit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (basisPoints) => {
        expect(Number(formatBasisPoints(basisPoints).replace(/[.%]/g, ''))).toBe(basisPoints);
      }),
    );
  });
});
