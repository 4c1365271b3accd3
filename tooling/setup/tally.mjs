import { rmSync } from 'node:fs';
import { complaintsIn, failureOutsideOfTests, failuresIn, failureWithoutReport } from './failures.mjs';
import {
  brokenFilesOf,
  readUnhandledErrors,
  readVitestReport,
  unhandledErrorsBeside,
} from './vitest-report.mjs';

/** @typedef {import('./failures.mjs').Failure} Failure */
/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} skipped titles
 * @property {readonly Failure[]} failures
 * @property {readonly Failure[]} complaints about form, which do not fail the run
 */

/**
 * Counts the results in vitest's JSON report. A missing, unreadable or empty report counts as a failure.
 *
 * @param {string} path
 * @returns {Tally}
 */
export const tallyOf = (path) => {
  const report = readVitestReport(path);
  if (report === undefined) {
    return { ...noTests, failed: 1, failures: [failureWithoutReport(path)] };
  }
  const unhandled = readUnhandledErrors(path).map((error) => failureOutsideOfTests(path, error));
  const complaints = complaintsIn(report);
  return {
    passed: report.passed,
    failed: report.failed - complaints.length + brokenFilesOf(report).length + unhandled.length,
    skipped: skippedIn(report),
    failures: [...failuresIn(report), ...unhandled],
    complaints,
  };
};

/** @param {import('./vitest-report.mjs').VitestReport} report */
const skippedIn = ({ files }) =>
  files
    .flatMap(({ tests }) => tests)
    .filter(({ status, title }) => status !== 'passed' && status !== 'failed' && title !== '')
    .map(({ title }) => title);

/** @type {Tally} */
export const noTests = { passed: 0, failed: 0, skipped: [], failures: [], complaints: [] };

/**
 * Adds up reports. A failed run without a failure in its reports counts as one failure.
 *
 * @param {readonly string[]} paths
 * @param {number} exitCode of the run that wrote them
 * @returns {Tally}
 */
export const tallyOfRun = (paths, exitCode) => {
  const sum = paths.map(tallyOf).reduce(addTallies, noTests);
  const isExplained = sum.failed > 0 || sum.complaints.length > 0;
  return exitCode !== 0 && !isExplained ? { ...sum, failed: 1 } : sum;
};

/**
 * @param {Tally} first
 * @param {Tally} second
 * @returns {Tally}
 */
export const addTallies = (first, second) => ({
  passed: first.passed + second.passed,
  failed: first.failed + second.failed,
  skipped: [...first.skipped, ...second.skipped],
  failures: [...first.failures, ...second.failures],
  complaints: [...first.complaints, ...second.complaints],
});

/** @param {readonly string[]} paths of an earlier run, which must not count for this one */
export const removeReports = (paths) => {
  for (const path of paths.flatMap((report) => [report, unhandledErrorsBeside(report)])) {
    rmSync(path, { force: true });
  }
};
