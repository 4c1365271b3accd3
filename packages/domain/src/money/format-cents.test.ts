import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, formatCentsParts } from './format-cents.ts';

describe('formatCents', () => {
  it.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [7, '$0.07'],
    [70, '$0.70'],
    [100, '$1.00'],
    [99_999, '$999.99'],
    [123_450, '$1,234.50'],
    [123_456_789_012, '$1,234,567,890.12'],
    [-300, '-$3.00'],
    [-1, '-$0.01'],
    [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
  ])('formats %d cents as %s', { meta: { shows: ['spec:9.1', 'spec:9.2'] } }, (amountCents, text) => {
    expect(formatCents(amountCents)).toBe(text);
  });

  it.each([
    [0.4, '$0.00'],
    [-0.4, '$0.00'],
    [0.5, '$0.01'],
    [-0.5, '-$0.01'],
    [1e21, '$10,000,000,000,000,000,000.00'],
  ])('rounds %d cents to whole cents', (amountCents, text) => {
    expect(formatCents(amountCents)).toBe(text);
  });

  it.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'formats the amount %s as a dash',
    { meta: { shows: ['spec:9.3'] } },
    (value) => {
      expect(formatCents(value)).toBe('$ --');
    },
  );

  it('formats an amount of another type as a dash', () => {
    const { amount } = JSON.parse('{"amount":"1250"}');
    expect(formatCents(amount)).toBe('$ --');
  });

  it('formats every amount below a billion dollars like `Intl`', () => {
    const reference = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (amountCents) => {
        expect(formatCents(amountCents)).toBe(reference.format(amountCents / 100));
      }),
    );
  });
});

describe('formatCentsParts', () => {
  it.each([
    [2_431_842, '$24,318', '.42'],
    [-5, '-$0', '.05'],
    [undefined, '$ --', ''],
  ])('splits %s cents into whole dollars and a fraction', (amountCents, whole, fraction) => {
    expect(formatCentsParts(amountCents)).toEqual({ whole, fraction });
  });
});
