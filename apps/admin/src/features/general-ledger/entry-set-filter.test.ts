import { expect, test } from 'vitest';
import { endsBeforeItBegins, filterQuery, isDay } from './entry-set-filter.ts';

test.each([
  ['2026-01-31', '2026-02-01'],
  ['2024-02-28', '2024-02-29'],
  ['2026-12-31', '2027-01-01'],
])('a period that ends with %s takes in that whole day', (last, until) => {
  expect(filterQuery({ until: last })).toEqual({ until });
});

test('no filter asks for nothing', () => {
  expect(filterQuery({ status: undefined, text: undefined })).toEqual({});
});

test('a period can be the wrong way round', () => {
  expect(endsBeforeItBegins({ from: '2026-02-01', until: '2026-01-31' })).toBe(true);
  expect(endsBeforeItBegins({ from: '2026-02-01', until: '2026-02-01' })).toBe(false);
  expect(endsBeforeItBegins({ from: '2026-02-01' })).toBe(false);
});

test.each([
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['1999-12-31', false],
  ['2026-13-01', false],
  ['2026-01-01T00:00', false],
])('%s is a day of the books: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
