import { existsSync, rmSync } from 'node:fs';
import { readJson } from './repository.mjs';

/** @typedef {{ passed: number, failed: number, skipped: readonly string[] }} Tally by title what was skipped */

/**
 * @param {unknown} report
 * @param {string} name
 */
const count = (report, name) => {
  const value = report instanceof Object && name in report ? Reflect.get(report, name) : undefined;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
};

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown[]}
 */
const list = (value, name) => {
  const found = value instanceof Object && name in value ? Reflect.get(value, name) : undefined;
  return Array.isArray(found) ? found : [];
};

/** @param {unknown} result of a file or of a test */
const hasFailed = (result) => result instanceof Object && 'status' in result && result.status === 'failed';

/**
 * A file that breaks before its first test has no test to fail; it counts as one.
 *
 * @param {unknown} report
 */
const brokenFiles = (report) =>
  list(report, 'testResults').filter(
    (file) => hasFailed(file) && !list(file, 'assertionResults').some(hasFailed),
  ).length;

/**
 * Reads vitest's JSON report. One that is missing, unreadable or empty is a failure: tests that did not run prove nothing.
 *
 * @param {string} path
 * @returns {Tally}
 */
export const tallyOf = (path) => {
  const report = existsSync(path) ? readReport(path) : undefined;
  const passed = count(report, 'numPassedTests');
  const failed = count(report, 'numFailedTests');
  if (passed === undefined || failed === undefined || passed + failed === 0) {
    return { passed: 0, failed: 1, skipped: [] };
  }
  return { passed, failed: failed + brokenFiles(report), skipped: skippedIn(report) };
};

/**
 * @param {unknown} report
 * @returns {string[]}
 */
const skippedIn = (report) =>
  list(report, 'testResults')
    .flatMap((file) => list(file, 'assertionResults'))
    .flatMap((test) => {
      const isSkipped =
        test instanceof Object && 'status' in test && test.status !== 'passed' && !hasFailed(test);
      return isSkipped && 'fullName' in test ? [String(test.fullName).trim()] : [];
    });

/** @param {string} path */
const readReport = (path) => {
  try {
    return readJson(path);
  } catch {
    return undefined;
  }
};

/** @type {Tally} */
export const noTests = { passed: 0, failed: 0, skipped: [] };

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
});

/** @param {readonly string[]} paths reports of an earlier run, which must not be taken for this one's */
export const removeReports = (paths) => {
  for (const path of paths) rmSync(path, { force: true });
};
