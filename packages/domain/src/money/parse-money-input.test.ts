import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents } from './format-cents.ts';
import { formatMoneyInput } from './format-money-input.ts';
import { parseMoneyInput } from './parse-money-input.ts';

/** Generates texts that resemble amounts, which random texts rarely do. */
const nearlyMoney = fc.stringMatching(/^[$]?[0-9.,]{0,12}[-0-9.,$ −–()eE+xn٣３\u00a0\n]{0,12}$/u);
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), nearlyMoney);

describe('parseMoneyInput', () => {
  it.each([
    ['', 0],
    ['$', 0],
    ['.', 0],
    ['$.', 0],
    ['5', 500],
    ['5.', 500],
    ['.5', 50],
    ['.05', 5],
    ['$1.5', 150],
    ['$1,234.50', 123_450],
    ['12,34', 123_400],
    [' 7 ', 700],
    ['007', 700],
    ['0.29', 29],
    ['1.10', 110],
    ['19.99', 1999],
    ['4.35', 435],
    ['1.005', 100],
    ['1.999', 199],
    ['１２．５０', 1250],
  ])('parses the amount %j as %d cents', { meta: { shows: ['spec:5.5'] } }, (text, amountCents) => {
    expect(parseMoneyInput(text)).toBe(amountCents);
  });

  it.each([
    ['1.2.3', 120],
    ['1..5', 100],
    ['1.50.abc', 150],
    ['..5', 0],
  ])('drops the second dot of %j and everything after it', (text, amountCents) => {
    expect(parseMoneyInput(text)).toBe(amountCents);
  });

  it.each(['-5', '$-5', '5-', '\u22125', '–5', '1.2.-3'])(
    'rejects the amount %j because of its minus',
    (text) => {
      expect(parseMoneyInput(text)).toBe(0);
    },
  );

  it.each(['1e5', '(5.00)', '+5', '0x10', '5 USD', 'NaN', 'Infinity', '٣'])(
    'rejects the text %j, which is not an amount in dollars',
    (text) => {
      expect(parseMoneyInput(text)).toBe(0);
    },
  );

  it('caps the amount at the largest safe integer', () => {
    expect(parseMoneyInput('9'.repeat(400))).toBe(Number.MAX_SAFE_INTEGER);
    expect(parseMoneyInput('90071992547409.91')).toBe(Number.MAX_SAFE_INTEGER);
    expect(parseMoneyInput('90071992547409.90')).toBe(Number.MAX_SAFE_INTEGER - 1);
  });

  it('parses every amount that formatCents writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (amountCents) => {
        expect(parseMoneyInput(formatCents(amountCents))).toBe(amountCents);
      }),
      { numRuns: 5000 },
    );
  });

  it('returns a non-negative safe integer for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const amountCents = parseMoneyInput(text);
        expect(Number.isSafeInteger(amountCents)).toBe(true);
        expect(amountCents).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 5000 },
    );
  });

  it('parses an accepted text as the amount that the money field displays', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const amountCents = parseMoneyInput(text);
        fc.pre(amountCents > 0);
        expect(parseMoneyInput(formatMoneyInput(text))).toBe(amountCents);
      }),
      { numRuns: 2000 },
    );
  });
});
