import { expect, test } from 'vitest';
import { choiceParam, dayParam, isFiltered, pageParam, searchParams, textParam } from './search-params.ts';

test.each([
  ['2', 2],
  [3, 3],
  ['1', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['two', undefined],
  [undefined, undefined],
])('the page %s', (value, page) => {
  expect(pageParam(value)).toBe(page);
});

test.each([
  ['bikes', 'bikes'],
  ['', undefined],
  [12, '12'],
  [true, undefined],
  [['a'], undefined],
  [undefined, undefined],
])('the words %j', (value, text) => {
  expect(textParam()(value)).toBe(text);
});

test('a search is as long as the server takes it', () => {
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
])('the day %s', (value, day) => {
  expect(dayParam(value)).toBe(day);
});

test('a choice is one of those there are', () => {
  expect(choiceParam(['name', 'date'])('name')).toBe('name');
  expect(choiceParam(['name', 'date'])('size')).toBeUndefined();
});

test('the choice that counts anyway needs no mention', () => {
  const order = choiceParam(['newest', 'oldest'], 'newest');
  expect([order('newest'), order('oldest')]).toEqual([undefined, 'oldest']);
});

test('every parameter is named, and nothing else is', () => {
  const read = searchParams({ text: textParam(), page: pageParam });
  expect(Object.entries(read({ text: 'rent', page: '1', mood: 'good' }))).toEqual([
    ['text', 'rent'],
    ['page', undefined],
  ]);
});

test('filters that say nothing leave nothing out', () => {
  expect([isFiltered({ text: undefined }), isFiltered({ text: 'rent' })]).toEqual([false, true]);
});
