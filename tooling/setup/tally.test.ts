import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeReports, tallyOf, tallyOfRun } from './tally.mjs';

let folder: string;

const written = (name: string, report: unknown) => {
  const path = join(folder, name);
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

describe('the tally of one report', () => {
  test('is what vitest counted', () => {
    expect(tallyOf(written('good.json', report(12, 1)))).toMatchObject({
      passed: 12,
      failed: 1,
      skipped: [],
    });
  });

  test('names what was skipped', () => {
    const tests = [
      { status: 'passed', fullName: ' signs in' },
      { status: 'pending', fullName: ' through PgBouncer, signs in' },
      { status: 'failed', fullName: ' signs out' },
    ];
    expect(
      tallyOf(written('skipped.json', report(1, 1, [{ status: 'failed', assertionResults: tests }]))),
    ).toMatchObject({ passed: 1, failed: 1, skipped: ['through PgBouncer, signs in'] });
  });

  test('counts a file that broke before its first test', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(tallyOf(written('broken.json', report(3, 1, [broken, failing]))).failed).toBe(2);
  });

  test.each([
    ['missing', undefined],
    ['no JSON', '{ "numPassedTests": 1'],
    ['of another shape', '[]'],
    ['empty', report(0, 0)],
  ])('is one failure when the report is %s', (name, content) => {
    const path = content === undefined ? join(folder, 'nowhere.json') : written(`${name}.json`, content);
    expect(tallyOf(path)).toMatchObject({
      passed: 0,
      failed: 1,
      skipped: [],
      failures: [{ title: 'wrote no report' }],
    });
  });
});

describe('the tally of a run', () => {
  test('adds its reports', () => {
    const left = { assertionResults: [{ status: 'pending', fullName: ' one' }] };
    const paths = [written('first.json', report(4, 0, [left])), written('second.json', report(5, 0))];
    expect(tallyOfRun(paths, 0)).toEqual({ passed: 9, failed: 0, skipped: ['one'], failures: [] });
  });

  test('does not hide a run that failed beside its tests', () => {
    expect(tallyOfRun([written('fine.json', report(4, 0))], 1)).toMatchObject({ passed: 4, failed: 1 });
    expect(tallyOfRun([written('one.json', report(4, 1))], 1)).toMatchObject({ passed: 4, failed: 1 });
  });

  test('does not take an earlier report for this one', () => {
    const path = written('earlier.json', report(4, 0));
    removeReports([path]);
    expect(tallyOfRun([path], 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});
