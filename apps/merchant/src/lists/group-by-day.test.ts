import { expect, test } from 'vitest';
import { groupByDay, groupingByDay } from './group-by-day.ts';

type Row = { readonly at: string; readonly cents: number | undefined };

const days = { dateOf: ({ at }: Row) => at, centsOf: ({ cents }: Row) => cents };

const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();

const items: readonly Row[] = [
  { at: at(24, 9), cents: 100 },
  { at: at(23, 23), cents: 250 },
  { at: at(23, 0), cents: 50 },
  { at: at(22, 12), cents: undefined },
  { at: at(21, 12), cents: 700 },
];

const groupsOf = (offset: number, totalCount: number) =>
  items.map(groupByDay({ items: [...items], offset, totalCount }, days));

test('groups rows by local day, with the sum of the rows that count', () => {
  expect(groupsOf(0, 5).map((group) => [group?.heading, group?.sum])).toEqual([
    ['Tuesday, Nov 24, 2026', '$1.00'],
    ['Monday, Nov 23, 2026', '$3.00'],
    ['Monday, Nov 23, 2026', '$3.00'],
    ['Sunday, Nov 22, 2026', undefined],
    ['Saturday, Nov 21, 2026', '$7.00'],
  ]);
});

test('omits the sum of a day with a malformed amount', () => {
  const unreadable = items.map((row) => ({ ...row, cents: Number.NaN }));
  const group = groupByDay({ items: unreadable, offset: 0, totalCount: 5 }, days);
  expect(unreadable.map((row) => group(row)?.sum)).toEqual(items.map(() => undefined));
});

test('omits the sum of a day that may continue on another page', () => {
  expect(groupsOf(0, 6).map((group) => group?.sum)).toEqual([
    '$1.00',
    '$3.00',
    '$3.00',
    undefined,
    undefined,
  ]);
  expect(groupsOf(5, 10).map((group) => group?.sum)).toEqual([
    undefined,
    '$3.00',
    '$3.00',
    undefined,
    '$7.00',
  ]);
});

test('returns no heading for a day with one row in a sparse list, and reserves no heading while loading', () => {
  const sparse = { ...days, isSparse: true };
  const group = groupByDay({ items, offset: 0, totalCount: 5 }, sparse);
  expect(items.map((row) => group(row)?.sum)).toEqual([undefined, '$3.00', '$3.00', undefined, undefined]);
  expect(items.map((row) => group(row)?.id)).toEqual([
    undefined,
    'Monday, Nov 23, 2026',
    'Monday, Nov 23, 2026',
    undefined,
    undefined,
  ]);
  expect(items.map(groupingByDay<Row>(sparse)(undefined))).toEqual(items.map(() => undefined));
});

test('reserves a day heading while a page loads', () => {
  const [row] = items;
  expect(row && groupingByDay<Row>(days)(undefined)(row)).toEqual({ id: '', heading: '' });
});
