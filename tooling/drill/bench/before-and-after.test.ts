import { expect, test } from 'vitest';
import { benchBeforeAndAfter } from './benches/before-and-after.ts';
import type { OpenBench } from './measure/in-turns.ts';

const openOf = (perSecond: number, ms: number): OpenBench => ({
  sides: [
    { name: 'posting', unit: 'per second', measure: () => Promise.resolve(perSecond) },
    { name: 'page', unit: 'ms', measure: () => Promise.resolve(ms) },
  ],
  close: () => Promise.resolve(),
});

test('measures both releases, each first in every other round, and compares after with before', async () => {
  const said: string[] = [];
  const report = await benchBeforeAndAfter('both', openOf(100, 10), openOf(96, 11), 2, (line) =>
    said.push(line),
  );
  expect(said).toEqual([
    '  round 1 of 2: posting, before: 100 per second',
    '  round 1 of 2: page, before: 10 ms',
    '  round 1 of 2: posting, after: 96 per second',
    '  round 1 of 2: page, after: 11 ms',
    '  round 2 of 2: posting, after: 96 per second',
    '  round 2 of 2: page, after: 11 ms',
    '  round 2 of 2: posting, before: 100 per second',
    '  round 2 of 2: page, before: 10 ms',
  ]);
  expect(report.comparisons).toEqual([
    { name: 'posting: after ÷ before', ratios: [0.96, 0.96], target: { is: 'at least', ratio: 0.97 } },
    { name: 'page: after ÷ before', ratios: [1.1, 1.1], target: { is: 'at most', ratio: 1.05 } },
  ]);
});
