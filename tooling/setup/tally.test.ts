import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from './repository.mjs';
import { noTests, removeReports, tallyOf, tallyOfRun } from './tally.mjs';

let folder: string;

const written = (name: string, report: unknown) => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report));
  return path;
};

const report = (passed: number, failed: number, files: unknown[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files,
});

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tillbook-tally-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('tallyOf', () => {
  test('counts passed and failed tests', () => {
    expect(tallyOf(written('good.json', report(12, 1)))).toMatchObject({
      passed: 12,
      failed: 1,
      skipped: [],
    });
  });

  test('collects the titles of skipped tests', () => {
    const tests = [
      { status: 'passed', fullName: ' signs in' },
      { status: 'pending', fullName: ' through PgBouncer, signs in' },
      {
        status: 'failed',
        fullName: ' signs out',
        failureMessages: ['expected 1 to be 2\n    at login.test.ts'],
      },
    ];
    expect(
      tallyOf(written('skipped.json', report(1, 1, [{ status: 'failed', assertionResults: tests }]))),
    ).toMatchObject({ passed: 1, failed: 1, skipped: ['through PgBouncer, signs in'] });
  });

  test('counts a file that broke before its first test as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(tallyOf(written('broken.json', report(3, 1, [broken, failing]))).failed).toBe(2);
  });

  test('reports a failed form test as a complaint', () => {
    const tests = [
      { status: 'failed', fullName: 'a word does not come back', meta: { form: true } },
      { status: 'failed', fullName: 'reads names', meta: {} },
    ];
    const path = written('form.json', report(1, 2, [{ status: 'failed', assertionResults: tests }]));
    expect(tallyOf(path)).toMatchObject({
      failed: 1,
      failures: [{ title: 'reads names' }],
      complaints: [{ title: 'a word does not come back' }],
    });
  });

  test('counts an error outside of any test as a failure', () => {
    const path = written('alone/reports/vitest.json', report(3, 0));
    written('alone/reports/unhandled-errors.json', [
      { message: 'Error: the stream was closed\n  at stream.ts:3' },
      { message: 'Error: terminated', path: `${repositoryRoot}/apps/api/src/db/client.test.ts` },
    ]);
    expect(tallyOf(path)).toMatchObject({
      passed: 3,
      failed: 2,
      failures: [
        { title: 'error outside of any test', message: 'Error: the stream was closed' },
        {
          subject: 'apps/api/src/db/client.test.ts',
          title: 'error outside of any test',
          message: 'Error: terminated',
          command: 'cd apps/api && npx vitest run src/db/client.test.ts',
        },
      ],
    });
  });

  test.each([
    ['missing', undefined],
    ['invalid JSON', '{ "numPassedTests": 1'],
    ['malformed', '[]'],
    ['empty', report(0, 0)],
  ])('counts one failure if the report is %s', (name, content) => {
    const path = content === undefined ? join(folder, 'nowhere.json') : written(`${name}.json`, content);
    expect(tallyOf(path)).toMatchObject({
      passed: 0,
      failed: 1,
      skipped: [],
      failures: [{ title: 'wrote no report' }],
    });
  });
});

describe('tallyOfRun', () => {
  test('adds up the reports of a run', () => {
    const left = { assertionResults: [{ status: 'pending', fullName: ' one' }] };
    const paths = [written('first.json', report(4, 0, [left])), written('second.json', report(5, 0))];
    expect(tallyOfRun(paths, 0)).toEqual({ ...noTests, passed: 9, skipped: ['one'] });
  });

  test('passes a run in which only form tests failed', () => {
    const complaint = { status: 'failed', fullName: 'a word does not come back', meta: { form: true } };
    const path = written(
      'only-form.json',
      report(4, 1, [{ status: 'failed', assertionResults: [complaint] }]),
    );
    expect(tallyOfRun([path], 1)).toMatchObject({ passed: 4, failed: 0, complaints: [{}] });
  });

  test('counts one failure if a run failed without a failure in its reports', () => {
    expect(tallyOfRun([written('fine.json', report(4, 0))], 1)).toMatchObject({ passed: 4, failed: 1 });
    expect(tallyOfRun([written('one.json', report(4, 1))], 1)).toMatchObject({ passed: 4, failed: 1 });
  });

  test('ignores a report of an earlier run', () => {
    const path = written('earlier.json', report(4, 0));
    removeReports([path]);
    expect(tallyOfRun([path], 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});
