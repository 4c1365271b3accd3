import { expect, test } from 'vitest';
import { endsBeforeItBegins, filterQuery } from './entry-set-filter.ts';

test.each([
  ['2026-01-31', '2026-02-01'],
  ['2024-02-28', '2024-02-29'],
  ['2026-12-31', '2027-01-01'],
])('includes the whole last day of a period that ends with %s', (last, until) => {
  expect(filterQuery({ until: last })).toEqual({ until });
});

test('sends no parameters without a filter', () => {
  expect(filterQuery({ status: undefined, text: undefined })).toEqual({});
});

test('detects a reversed period', () => {
  expect(endsBeforeItBegins({ from: '2026-02-01', until: '2026-01-31' })).toBe(true);
  expect(endsBeforeItBegins({ from: '2026-02-01', until: '2026-02-01' })).toBe(false);
  expect(endsBeforeItBegins({ from: '2026-02-01' })).toBe(false);
});
