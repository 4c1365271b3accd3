import { expect, test } from 'vitest';
import type { PressFigures } from './interaction/press-figures.ts';
import { pressTable } from './interaction/press-table.ts';
import { merchantPresses } from './interaction/merchant-presses.ts';

const figures = (name: string, frames: readonly number[], drawnMs = 300): PressFigures => ({
  frame: { name, unit: 'ms', values: frames },
  drawn: { name: `${name}: drawn`, unit: 'ms', values: frames.map(() => drawnMs) },
  drawnGoalMs: 305,
});

const lineOf = (name: string, frames: readonly number[], drawnMs?: number): string | undefined =>
  pressTable([figures(name, frames, drawnMs)], figures('a plain button', [16])).find((line) =>
    line.startsWith(name),
  );

test('reports p50, p75 and p98 of the first frame and of the result', () => {
  expect(lineOf('sort', [40, 56, 64, 88])?.trim().split(/\s+/)).toEqual(
    ['sort', 4, 56, 64, 88, 300, 300, 300].map(String),
  );
});

test.each([
  ['at the goal', [80, 80, 80, 160], 305, / 305$/],
  ['above 80 ms at p75', [80, 81, 81, 81], 305, / over$/],
  ['above 160 ms at p98', [16, 16, 16, 161], 305, / over$/],
  ['drawn after its goal', [16], 306, / drawn over$/],
])('shows the verdict on a kind of press that is %s', (_, frames, drawnMs, end) => {
  expect(lineOf('filter', frames, drawnMs)).toMatch(end);
});

test('measures every required kind of press, without duplicates', () => {
  const kinds = merchantPresses.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'next page',
      'sort',
      'open a filter',
      'take payment',
      'open a payment',
      'open the panel',
      'next row in the panel',
      'close the panel',
      'back to the list',
      'create a payment',
      'preview of evidence',
      'submit evidence',
      'accept a dispute',
      'payout instrument',
      'change email',
      'invite',
      'save a view',
      'keyboard shortcuts',
      'why did it change',
      'type in a field',
      'type in search',
      'search',
      'open another list',
      'switch account',
    ]),
  );
});
