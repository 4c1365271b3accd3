import { expect, test } from 'vitest';
import { chosenRuns } from './named-runs.mjs';

const runs = ['kills', 'refunds'].map((name) => ({
  name,
  summary: name,
  folder: 'tooling/drill',
  script: `drill:${name}`,
}));

test('chooses all runs if no name is given', () => {
  expect(chosenRuns(runs, undefined)).toEqual(runs);
});

test('chooses only the named run', () => {
  expect(chosenRuns(runs, 'refunds').map(({ name }) => name)).toEqual(['refunds']);
});

test('chooses no run if the name is unknown', () => {
  expect(chosenRuns(runs, 'refund')).toEqual([]);
});
