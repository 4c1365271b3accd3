import { rmSync } from 'node:fs';
import { failuresIn, failureWithoutReport } from './failures.mjs';
import { brokenFilesOf, readVitestReport } from './vitest-report.mjs';

/** @typedef {import('./failures.mjs').Failure} Failure */
/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} skipped titles
 * @property {readonly Failure[]} failures
 */

/**
 * Reads vitest's JSON report. One that is missing, unreadable or empty is a failure: tests that did not run prove nothing.
 *
 * @param {string} path
 * @returns {Tally}
 */
export const tallyOf = (path) => {
  const report = readVitestReport(path);
  if (report === undefined) {
    return { passed: 0, failed: 1, skipped: [], failures: [failureWithoutReport(path)] };
  }
  return {
    passed: report.passed,
    failed: report.failed + brokenFilesOf(report).length,
    skipped: skippedIn(report),
    failures: failuresIn(report),
  };
};

/** @param {import('./vitest-report.mjs').VitestReport} report */
const skippedIn = ({ files }) =>
  files
    .flatMap(({ tests }) => tests)
    .filter(({ status, title }) => status !== 'passed' && status !== 'failed' && title !== '')
    .map(({ title }) => title);

/** @type {Tally} */
export const noTests = { passed: 0, failed: 0, skipped: [], failures: [] };

/**
 * Adds up reports. A run that ended with a failure although its reports show none counts as one failure.
 *
 * @param {readonly string[]} paths
 * @param {number} exitCode of the run that wrote them
 * @returns {Tally}
 */
export const tallyOfRun = (paths, exitCode) => {
  const sum = paths.map(tallyOf).reduce(addTallies, noTests);
  return exitCode !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum;
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
});

/** @param {readonly string[]} paths reports of an earlier run, which must not be taken for this one's */
export const removeReports = (paths) => {
  for (const path of paths) rmSync(path, { force: true });
};
