import { expect, it } from 'vitest';
import { formatDecimal } from './format-decimal.ts';

it.each([
  [1250, '12.50'],
  [-300, '-3.00'],
  [5, '0.05'],
  [0, '0.00'],
  [99_999_999_999, '999999999.99'],
  [Number.NaN, ''],
])('formats %d cents as %j', (amountCents, text) => {
  expect(formatDecimal(amountCents)).toBe(text);
});
