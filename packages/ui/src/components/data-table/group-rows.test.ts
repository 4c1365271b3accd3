import { expect, it } from 'vitest';
import { groupRows, isClosed } from './group-rows.ts';

const byDay = (row: string) => ({ id: row.slice(0, 1), heading: `Day ${row.slice(0, 1)}` });
const idsAndRows = (rows: readonly string[]) =>
  groupRows(rows, byDay).map(({ group, rows: ofGroup }) => [group?.heading, ...ofGroup]);

it('groups consecutive rows below one heading', () => {
  expect(idsAndRows(['1a', '1b', '2a'])).toEqual([
    ['Day 1', '1a', '1b'],
    ['Day 2', '2a'],
  ]);
});

it("preserves the order of the rows, and repeats a group's heading when the group recurs", () => {
  expect(idsAndRows(['1a', '2a', '1b'])).toEqual([
    ['Day 1', '1a'],
    ['Day 2', '2a'],
    ['Day 1', '1b'],
  ]);
});

it('returns one run for rows without groups', () => {
  expect(groupRows(['1a', '2a'], undefined)).toEqual([{ group: undefined, rows: ['1a', '2a'] }]);
});

const onlyOfDay1 = (row: string) => (row.startsWith('1') ? byDay(row) : undefined);

it('returns rows without a group as runs without a heading', () => {
  const runs = groupRows(['2a', '3a', '1a', '1b', '4a'], onlyOfDay1);
  expect(runs.map(({ group, rows }) => [group?.heading, ...rows])).toEqual([
    [undefined, '2a', '3a'],
    ['Day 1', '1a', '1b'],
    [undefined, '4a'],
  ]);
});

it('closes a group only if rows without a heading follow', () => {
  const runs = groupRows(['2a', '1a', '1b', '4a'], onlyOfDay1);
  expect(runs.map((_, index) => isClosed(runs, index))).toEqual([false, true, false]);
  const days = groupRows(['1a', '2a'], byDay);
  expect(days.map((_, index) => isClosed(days, index))).toEqual([false, false]);
});
