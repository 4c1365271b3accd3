import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lintWorkflow } from './lint-workflow.ts';

const folder = join(import.meta.dirname, '../../../.github/workflows');
const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));

const workflow = `on: push
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 40
    strategy:
      matrix:
        include:
          - { name: unit, run: npm test }
    steps:
      - run: \${{ matrix.run }}
  report:
    needs: test
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    steps:
      - run: npm test
`;

test('finds the workflows of the repository', () => {
  expect(files).toContain('ci.yml');
});

test.each(files)('finds no fault in %s', (name) => {
  expect(lintWorkflow(readFileSync(join(folder, name), 'utf8'))).toEqual([]);
});

test('accepts the workflow without planted faults', () => {
  expect(lintWorkflow(workflow)).toEqual([]);
});

test.each([
  {
    fault: 'an unknown key',
    right: 'timeout-minutes',
    wrong: 'timeout-minute',
    reported: 'line 5: unexpected key',
  },
  {
    fault: 'an unknown event',
    right: 'push',
    wrong: 'pushed',
    reported: 'line 1: unknown Webhook event "pushed"',
  },
  {
    fault: 'a value the matrix lacks',
    right: 'matrix.run',
    wrong: 'matrix.rum',
    reported: 'line 11: property "rum"',
  },
  {
    fault: 'a job that does not exist',
    right: 'needs: test',
    wrong: 'needs: tests',
    reported: 'line 12: job "report"',
  },
  {
    fault: 'an unknown function',
    right: '!cancelled()',
    wrong: '!canceled()',
    reported: 'line 14: undefined function',
  },
  { fault: 'an expression that does not end', right: 'run }}', wrong: 'run', reported: 'line 11: ' },
])('reports $fault with its line', ({ right, wrong, reported }) => {
  expect(lintWorkflow(workflow.replace(right, wrong)).join('\n')).toContain(reported);
});
