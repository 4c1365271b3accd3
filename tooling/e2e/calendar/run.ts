/**
 * Runs the journeys on all unusual dates and today, or on a given date: `npm run drill -- calendar
 * 2028-02-29`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CalendarDate, datesToRun } from './dates.ts';
import { hasPassed, readResults, resultTable, writeResult } from './results.ts';

const root = join(import.meta.dirname, '..');
const resultFile = join(root, 'reports', 'calendar.json');
const reportFile = join(root, 'reports', 'calendar-date.json');

/** Folders of tests that depend on stored data. */
const folders = ['journeys/', 'payloads/', 'cross-origin/', 'database/', 'secrets/'];

type Report = { readonly numPassedTests: number; readonly numFailedTests: number };

const readReport = (exitCode: number | null): Report => {
  const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
  // A file that fails before its first test reports no failed tests.
  return exitCode === 0 ? report : { ...report, numFailedTests: Math.max(1, report.numFailedTests) };
};

const runOn = ({ startsAt, why }: CalendarDate, commit: string): void => {
  process.stdout.write(`\n== ${startsAt}: ${why}\n`);
  rmSync(reportFile, { force: true });
  const startMs = Date.now();
  const { status } = spawnSync(
    'vitest',
    ['run', ...folders, '--outputFile.json=reports/calendar-date.json'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, RUN_STARTS_AT: startsAt } },
  );
  const { numPassedTests: passed, numFailedTests: failed } = readReport(status);
  const minutes = Math.round((Date.now() - startMs) / 60_000);
  writeResult(resultFile, { startsAt, why, commit, passed, failed, minutes });
};

const [given] = process.argv.slice(2);
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const dates = datesToRun(given, new Date());
for (const date of dates) {
  if (given === undefined && hasPassed(readResults(resultFile), date.startsAt, commit)) continue;
  runOn(date, commit);
}
const results = readResults(resultFile);
process.stdout.write(`\n${resultTable(results)}\n`);
process.exitCode = dates.every(({ startsAt }) => hasPassed(results, startsAt, commit)) ? 0 : 1;
