import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents } from './format-cents.ts';
import { formatMoneyInput } from './format-money-input.ts';
import { parseMoneyInput } from './parse-money-input.ts';

const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,$ a-]{0,16}$/));

describe('formatMoneyInput', () => {
  it.each([
    ['', ''],
    ['$', ''],
    ['abc', ''],
    ['0', '$0'],
    ['00', '$0'],
    ['05', '$5'],
    ['$05', '$5'],
    ['007', '$7'],
    ['0.5', '$0.5'],
    ['00.5', '$0.5'],
    ['.', '$.'],
    ['.5', '$.5'],
    ['12.', '$12.'],
    ['1234.567', '$1234.56'],
    ['1,234.50', '$1234.50'],
    ['1.2.3', '$1.2'],
    ['-5', '$5'],
  ])(
    'rewrites the typed amount %j as %j',
    { meta: { shows: ['spec:5.1', 'spec:5.2', 'spec:5.3', 'spec:5.4'] } },
    (text, shown) => {
      expect(formatMoneyInput(text)).toBe(shown);
    },
  );

  it('writes only a dollar sign, digits without a leading zero, and at most two decimals', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(formatMoneyInput(text)).toMatch(/^(?:|\$(?:0|[1-9][0-9]*)?(?:\.[0-9]{0,2})?)$/);
        expect(formatMoneyInput(text)).not.toBe('$');
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves a rewritten amount unchanged when it is rewritten again', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(formatMoneyInput(formatMoneyInput(text))).toBe(formatMoneyInput(text));
      }),
    );
  });

  it('lets every amount be typed one character at a time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (amountCents) => {
        let shown = '';
        for (const character of formatCents(amountCents)) shown = formatMoneyInput(shown + character);
        expect(parseMoneyInput(shown)).toBe(amountCents);
      }),
    );
  });
});
