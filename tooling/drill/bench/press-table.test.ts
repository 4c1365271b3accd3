import { expect, test } from 'vitest';
import type { PressFigures } from './interaction/press-figures.ts';
import type { PressGroup } from './interaction/press-group.ts';
import { everyPress } from './interaction/every-press.ts';
import { groupTable } from './interaction/group-table.ts';
import { pressTable } from './interaction/press-table.ts';

const figures = (name: string, frames: readonly number[], drawnMs = 300): PressFigures => ({
  frame: { name, unit: 'ms', values: frames },
  drawn: { name: `${name}: drawn`, unit: 'ms', values: frames.map(() => drawnMs) },
  group: undefined,
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

const inGroup = (group: PressGroup, frames: readonly number[]): PressFigures => ({
  ...figures(`a press of ${group}`, frames),
  group,
});

const groupLine = (name: string, kinds: readonly PressFigures[]): string | undefined =>
  groupTable(kinds, figures('a plain button', [20])).find((line) => line.startsWith(name));

test('reports the first frames of a group together, as a multiple of the plain button, and the best rival', () => {
  const kinds = [inGroup('dialogs', [40, 56]), inGroup('dialogs', [64, 88]), inGroup('sort', [900])];
  expect(groupLine('dialogs', kinds)?.trim().split(/\s+/)).toEqual(
    ['dialogs', 4, 56, 64, 88, '3.2', 88, 96, 'react-admin'].map(String),
  );
});

test.each([
  ['as fast as the best rival', [88, 88, 96, 96], /react-admin$/],
  ['slower than the best rival at p50', [96, 96, 96, 96], /  behind$/],
  ['slower than the best rival at p75', [88, 88, 97, 97], /  behind$/],
])('shows the verdict on a group that is %s', (_, frames, end) => {
  expect(groupLine('dialogs', [inGroup('dialogs', frames)])).toMatch(end);
});

test('compares all presses with the best rival of all presses', () => {
  expect(groupLine('all presses', [inGroup('typing', [64])])).toMatch(
    / 56 +112  Adyen, react-admin  behind$/,
  );
});

test('puts every kind of press in a group', () => {
  expect(everyPress.filter(({ group }) => group === undefined)).toEqual([]);
});

test('measures every required kind of press, without duplicates', () => {
  const kinds = everyPress.map(({ kind }) => kind);
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
      'change role',
      'remove a member',
      'withdraw an invite',
      'leave unsaved changes',
      'admin: search',
      'admin: type in search',
      'admin: create a program',
      'admin: change the status',
      'admin: register a device',
      'admin: rename a device',
      'admin: grant access',
      'admin: revoke access',
      'admin: reverse an entry set',
      'admin: adjust a balance',
      'admin: leave unsaved changes',
    ]),
  );
});
