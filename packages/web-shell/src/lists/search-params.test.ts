import { expect, test } from 'vitest';
import {
  choiceParam,
  dayParam,
  isDay,
  isFiltered,
  pageParams,
  searchParams,
  textParam,
} from './search-params.ts';

test.each([
  ['2', 2],
  [3, 3],
  ['1', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['two', undefined],
  [undefined, undefined],
])('reads the page parameter %s', (value, page) => {
  expect(pageParams().page(value)).toBe(page);
});

test.each([
  ['bikes', 'bikes'],
  ['', undefined],
  [12, '12'],
  [true, undefined],
  [['a'], undefined],
  [undefined, undefined],
])('reads the text parameter %j', (value, text) => {
  expect(textParam()(value)).toBe(text);
});

test("truncates a search to the server's limit", () => {
  expect(textParam()('x'.repeat(200))).toHaveLength(100);
  expect(textParam(64)('x'.repeat(200))).toHaveLength(64);
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['2026-1-1', undefined],
  ['21 Nov', undefined],
  [20_261_121, undefined],
])('reads the day parameter %s', (value, day) => {
  expect(dayParam(value)).toBe(day);
});

test.each([
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['1999-12-31', false],
  ['2026-13-01', false],
  ['2026-01-01T00:00', false],
])('decides if a list can filter by the day %s: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('accepts only available choices as a parameter', () => {
  expect(choiceParam(['name', 'date'])('name')).toBe('name');
  expect(choiceParam(['name', 'date'])('size')).toBeUndefined();
});

test('omits the default choice from the parameters', () => {
  const order = choiceParam(['newest', 'oldest'], 'newest');
  expect([order('newest'), order('oldest')]).toEqual([undefined, 'oldest']);
});

test('sets every declared parameter of an address, and no others', () => {
  const read = searchParams({ text: textParam(), page: pageParams().page });
  expect(Object.entries(read({ text: 'rent', page: '1', mood: 'good' }))).toEqual([
    ['text', 'rent'],
    ['page', undefined],
  ]);
});

test('detects an active filter', () => {
  expect([isFiltered({ text: undefined }), isFiltered({ text: 'rent' })]).toEqual([false, true]);
});
