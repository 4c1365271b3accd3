import { expect, test } from 'vitest';
import { searchedChoice, searchedDay, searchedPage, searchedText } from './page-search.ts';

test.each([
  ['2', 2],
  [3, 3],
  ['1', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['two', undefined],
  [undefined, undefined],
])('the page %s', (value, page) => {
  expect(searchedPage(value)).toBe(page);
});

test.each([
  ['bikes', 'bikes'],
  ['', undefined],
  [12, '12'],
  [true, undefined],
  [['a'], undefined],
  [undefined, undefined],
])('the words %j', (value, text) => {
  expect(searchedText(value)).toBe(text);
});

test('a search is as long as the server takes it', () => {
  expect(searchedText('x'.repeat(200))).toHaveLength(100);
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['2026-1-1', undefined],
  ['21 Nov', undefined],
  [20_261_121, undefined],
])('the day %s', (value, day) => {
  expect(searchedDay(value)).toBe(day);
});

test('a choice is one of those there are', () => {
  expect(searchedChoice('name', ['name', 'date'])).toBe('name');
  expect(searchedChoice('size', ['name', 'date'])).toBeUndefined();
});
