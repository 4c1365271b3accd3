import { expect, test } from 'vitest';
import { searchedPage, searchedText } from './page-search.ts';

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
