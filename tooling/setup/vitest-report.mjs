import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson } from './repository.mjs';

/** @typedef {{ title: string, status: string, message: string, isForm: boolean }} TestResult with the first line of the failure message */
/** @typedef {{ path: string, isFailed: boolean, message: string, tests: readonly TestResult[] }} FileResult */
/** @typedef {{ passed: number, failed: number, files: readonly FileResult[] }} VitestReport */

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown}
 */
const member = (value, name) =>
  value instanceof Object && name in value ? Reflect.get(value, name) : undefined;

/**
 * @param {unknown} value
 * @param {string} name
 */
const countOf = (value, name) => {
  const found = member(value, name);
  return typeof found === 'number' && Number.isInteger(found) && found >= 0 ? found : undefined;
};

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown[]}
 */
const listOf = (value, name) => {
  const found = member(value, name);
  return Array.isArray(found) ? found : [];
};

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' ? stripVTControlCharacters(value).trim() : '');

/** @param {unknown} message */
const firstLineOf = (message) => textOf(message).split('\n', 1).join('').trim();

/**
 * @param {unknown} test
 * @returns {TestResult}
 */
const readTest = (test) => ({
  title: textOf(member(test, 'fullName')),
  status: textOf(member(test, 'status')),
  message: firstLineOf(listOf(test, 'failureMessages')[0]),
  isForm: member(member(test, 'meta'), 'form') === true,
});

/**
 * @param {unknown} file
 * @returns {FileResult}
 */
const readFile = (file) => ({
  path: textOf(member(file, 'name')),
  isFailed: member(file, 'status') === 'failed',
  message: firstLineOf(member(file, 'message')),
  tests: listOf(file, 'assertionResults').map(readTest),
});

/** @param {string} path */
const readJsonOrNothing = (path) => {
  try {
    return readJson(path);
  } catch {
    return undefined;
  }
};

/**
 * @param {string} path
 * @returns {VitestReport | undefined} undefined if the report is missing, unreadable, or has neither a test nor a broken file
 */
export const readVitestReport = (path) => {
  const report = existsSync(path) ? readJsonOrNothing(path) : undefined;
  const passed = countOf(report, 'numPassedTests');
  const failed = countOf(report, 'numFailedTests');
  if (passed === undefined || failed === undefined) return undefined;
  const files = listOf(report, 'testResults').map(readFile);
  if (passed + failed === 0 && !files.some(({ isFailed }) => isFailed)) return undefined;
  return { passed, failed, files };
};

/**
 * @typedef {object} UnhandledError
 * @property {string} message its first line
 * @property {string | undefined} path of the test file that ran when the error happened
 */

/**
 * Reads errors outside of any test from the file next to the report.
 *
 * @param {string} path of the report
 * @returns {readonly UnhandledError[]}
 */
export const readUnhandledErrors = (path) => {
  const errors = readJsonOrNothing(unhandledErrorsBeside(path));
  if (!Array.isArray(errors)) return [];
  return errors.map((error) => {
    const file = member(error, 'path');
    return {
      message: firstLineOf(member(error, 'message')),
      path: typeof file === 'string' ? file : undefined,
    };
  });
};

/** @param {string} path of a report */
export const unhandledErrorsBeside = (path) => join(dirname(path), 'unhandled-errors.json');

/** @param {TestResult} test */
export const isFailedTest = ({ status }) => status === 'failed';

/** @param {VitestReport} report */
export const brokenFilesOf = ({ files }) =>
  files.filter(({ isFailed, tests }) => isFailed && !tests.some(isFailedTest));
