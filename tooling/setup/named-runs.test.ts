import { expect, test } from 'vitest';
import { chosenRuns } from './named-runs.mjs';

const runs = ['kills', 'refunds'].map((name) => ({
  name,
  summary: name,
  folder: 'tooling/drill',
  script: `drill:${name}`,
}));

test('all of them where none is named', () => {
  expect(chosenRuns(runs, undefined)).toEqual(runs);
});

test('the one that is named', () => {
  expect(chosenRuns(runs, 'refunds').map(({ name }) => name)).toEqual(['refunds']);
});

test('none where nothing has that name', () => {
  expect(chosenRuns(runs, 'refund')).toEqual([]);
});
