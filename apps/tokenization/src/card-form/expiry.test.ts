import { expect, test } from 'vitest';
import { formatExpiry, isPast, readExpiry } from './expiry.ts';

test.each([
  ['', ''],
  ['1', '1'],
  ['12', '12'],
  ['122', '12 / 2'],
  ['1227', '12 / 27'],
  ['12275', '12275'],
  ['2034-12', '2034-12'],
  ['203412', '203412'],
  ['12/2034', '12 / 2034'],
  ['1 27', '01 / 27'],
  ['527', '05 / 27'],
  ['5/27', '05 / 27'],
  ['1/27', '01 / 27'],
  ['01/2027', '01 / 2027'],
  ['abc', 'abc'],
])('formats the expiration date %j as %j', (typed, expected) => {
  expect(formatExpiry(typed)).toBe(expected);
  expect(formatExpiry(expected)).toBe(expected);
});

test.each([
  ['12 / 27', { month: 12, year: 2027 }],
  ['01/2031', { month: 1, year: 2031 }],
  ['09 / 20', { month: 9, year: 2020 }],
  ['13 / 27', undefined],
  ['00 / 27', undefined],
  ['12 / 2', undefined],
  ['12 / 203', undefined],
  ['2034-12', undefined],
  ['12 / 275', undefined],
  ['12', undefined],
  ['', undefined],
])('parses the expiration date %j as %j', (text, expected) => {
  expect(readExpiry(text)).toEqual(expected);
});

test('accepts a card until the last day of its month', () => {
  const november = { month: 11, year: 2026 };
  expect(isPast(november, new Date(2026, 10, 30, 23, 59))).toBe(false);
  expect(isPast(november, new Date(2026, 11, 1))).toBe(true);
  expect(isPast({ month: 1, year: 2027 }, new Date(2026, 11, 31))).toBe(false);
  expect(isPast({ month: 12, year: 2025 }, new Date(2026, 0, 1))).toBe(true);
});
