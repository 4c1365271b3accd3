import { expect, test } from 'vitest';
import { chosenRuns } from './named-runs.mjs';

const runs = ['kills', 'refunds'].map((name) => ({
  name,
  summary: name,
  folder: 'tooling/drill',
  script: `drill:${name}`,
}));

test('all of them if none is named', () => {
  expect(chosenRuns(runs, undefined)).toEqual(runs);
});

test('only the named one', () => {
  expect(chosenRuns(runs, 'refunds').map(({ name }) => name)).toEqual(['refunds']);
});

test('none if no run has that name', () => {
  expect(chosenRuns(runs, 'refund')).toEqual([]);
});
