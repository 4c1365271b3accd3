import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureLines, failureOfStep, failureOutsideOfTests, failureWithoutReport } from './failures.mjs';
import { inRepository } from './repository.mjs';
import { tallyOf } from './tally.mjs';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tillbook-failures-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const failuresOf = (passed: number, failed: number, testResults: readonly unknown[]) => {
  const path = join(folder, 'vitest.json');
  writeFileSync(path, JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults }));
  return tallyOf(path).failures;
};

const fileResult = (path: string, assertionResults: readonly unknown[], message = '') => ({
  name: inRepository(path),
  status: 'failed',
  message,
  assertionResults,
});

test('prints the file, title, first line and command of each failed test', () => {
  const failures = failuresOf(1, 2, [
    fileResult('apps/api/src/ledger/refund.test.ts', [
      { status: 'passed', fullName: 'refunds all' },
      {
        status: 'failed',
        fullName: 'the ledger refunds a part',
        failureMessages: [
          '\u001B[31mError: expected 1 to be 2\u001B[39m\n    at refund.test.ts:3',
          'Error: later',
        ],
      },
      { status: 'failed', fullName: 'rejects a second refund', failureMessages: ['Error: 500'] },
    ]),
  ]);
  expect(failureLines(failures)).toEqual([
    'Failed: apps/api/src/ledger/refund.test.ts',
    '  × the ledger refunds a part',
    '    Error: expected 1 to be 2',
    '  × rejects a second refund',
    '    Error: 500',
    '  Run it alone: cd apps/api && npx vitest run src/ledger/refund.test.ts',
  ]);
});

test('prints a file that failed before its first test', () => {
  const failures = failuresOf(1, 0, [
    fileResult('tooling/e2e/journeys/login.test.ts', [], "Cannot find module './person.ts'\n  at login"),
  ]);
  expect(failureLines(failures)).toEqual([
    'Failed: tooling/e2e/journeys/login.test.ts',
    '  × failed outside of its tests',
    "    Cannot find module './person.ts'",
    '  Run it alone: cd tooling/e2e && npx vitest run journeys/login.test.ts',
  ]);
});

test('prints the files if every file of a package failed before its first test', () => {
  const failures = failuresOf(0, 0, [
    fileResult('packages/ui/src/theme.test.ts', [], 'SyntaxError: Unexpected'),
  ]);
  expect(failureLines(failures)).toEqual([
    'Failed: packages/ui/src/theme.test.ts',
    '  × failed outside of its tests',
    '    SyntaxError: Unexpected',
    '  Run it alone: cd packages/ui && npx vitest run src/theme.test.ts',
  ]);
});

test('quotes a path that the shell would change', () => {
  const broken = fileResult('apps/merchant/src/routes/{-$month}.test.tsx', []);
  expect(failureLines(failuresOf(1, 0, [broken])).at(-1)).toBe(
    "  Run it alone: cd apps/merchant && npx vitest run 'src/routes/{-$month}.test.tsx'",
  );
});

test.each(['reports/vitest.json', 'reports/e2e/vitest.json'])(
  'finds the package of the report %s',
  (report) => {
    const path = inRepository('tooling/e2e', report);
    expect(failureWithoutReport(path).subject).toBe('tooling/e2e');
    expect(failureOutsideOfTests(path, { message: 'Error: closed', path: undefined }).subject).toBe(
      'tooling/e2e',
    );
  },
);

test('prints a package without a report and a step without test files', () => {
  const failures = [
    failureWithoutReport(inRepository('packages/ui/reports/vitest.json')),
    failureOfStep('lint'),
  ];
  expect(failureLines(failures)).toEqual([
    'Failed: packages/ui',
    '  × wrote no report',
    '    The tests did not run, or ended before the first result. The output above has the cause.',
    '  Run it alone: cd packages/ui && npx vitest run',
    'Failed: lint',
    '  × failed',
    '    The output above has the cause.',
    '  Run it alone: npm test -- lint',
  ]);
});
