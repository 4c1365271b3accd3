import { expect, it } from 'vitest';
import { formatStrictMoneyInput, parseStrictMoneyInput } from './strict-money-input.ts';

it.each([
  ['', '', 0],
  ['2.9', '$2.9', 290],
  ['$1,234.56', '$1234.56', 123_456],
  ['１２．５０', '$12.50', 1250],
])('rewrites the amount %j as %j and parses it', (text, shown, cents) => {
  expect(formatStrictMoneyInput(text)).toBe(shown);
  expect(parseStrictMoneyInput(text)).toBe(cents);
});

it.each(['2,9', '-5', '(5)', '5 USD', '1.234', '1.2.3'])(
  'leaves the text %j as typed and parses no amount',
  (text) => {
    expect(formatStrictMoneyInput(text)).toBe(text);
    expect(parseStrictMoneyInput(text)).toBeUndefined();
  },
);
