import { relative } from 'node:path';
import { repositoryRoot } from './repository.mjs';
import { brokenFilesOf, isFailedTest } from './vitest-report.mjs';
import { packageOf } from './workspace.mjs';

/** @typedef {import('./vitest-report.mjs').VitestReport} VitestReport */
/** @typedef {import('./vitest-report.mjs').TestResult} TestResult */
/**
 * @typedef {object} Failure
 * @property {string} subject a test file, or a step of `npm test`
 * @property {string} title of the test
 * @property {string} message the first line of the error
 * @property {string} command a command that runs only the subject
 */

/** @param {string} word */
const quoted = (word) => (/^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** @param {string} path below the repository's root */
const commandForFile = (path) => {
  const folder = packageOf(path);
  return `cd ${folder} && npx vitest run ${quoted(relative(folder, path))}`;
};

/**
 * @param {string} path
 * @param {string} title
 * @param {string} message
 * @returns {Failure}
 */
const failureOfFile = (path, title, message) => {
  const subject = relative(repositoryRoot, path);
  return { subject, title, message, command: commandForFile(subject) };
};

/**
 * @param {VitestReport} report
 * @param {(test: TestResult) => boolean} isMeant
 */
const failedTests = ({ files }, isMeant) =>
  files.flatMap(({ path, tests }) =>
    tests
      .filter((test) => isFailedTest(test) && isMeant(test))
      .map(({ title, message }) => failureOfFile(path, title, message)),
  );

/**
 * Returns failed tests except tests of form, and files that failed outside of any test.
 *
 * @param {VitestReport} report
 * @returns {Failure[]}
 */
export const failuresIn = (report) => [
  ...brokenFilesOf(report).map(({ path, message }) =>
    failureOfFile(path, 'failed outside of its tests', message),
  ),
  ...failedTests(report, ({ isForm }) => !isForm),
];

/**
 * Returns failed tests of form, which don't fail the run.
 *
 * @param {VitestReport} report
 * @returns {Failure[]}
 */
export const complaintsIn = (report) => failedTests(report, ({ isForm }) => isForm);

/** @param {string} report below the folder `reports` of a package */
const packageOfReport = (report) =>
  relative(repositoryRoot, report.slice(0, report.lastIndexOf('/reports/')));

/**
 * @param {string} path of the report, below the folder `reports` of a package
 * @returns {Failure}
 */
export const failureWithoutReport = (path) => {
  const folder = packageOfReport(path);
  return {
    subject: folder,
    title: 'wrote no report',
    message: 'The tests did not run, or ended before the first result. The output above has the cause.',
    command: `cd ${folder} && npx vitest run`,
  };
};

/**
 * @param {string} report the path of a report, below the folder `reports` of a package
 * @param {import('./vitest-report.mjs').UnhandledError} error
 * @returns {Failure}
 */
export const failureOutsideOfTests = (report, { path, message }) => {
  const title = 'error outside of any test';
  if (path !== undefined) return failureOfFile(path, title, message);
  const folder = packageOfReport(report);
  return { subject: folder, title, message, command: `cd ${folder} && npx vitest run` };
};

/**
 * @param {string} step of `npm test`, as typed
 * @returns {Failure}
 */
export const failureOfStep = (step) => ({
  subject: step,
  title: 'failed',
  message: 'The output above has the cause.',
  command: `npm test -- ${step}`,
});

/**
 * Formats the failures of each file or step, with the command that runs it alone.
 *
 * @param {readonly Failure[]} failures
 * @param {string} [verdict]
 */
export const failureLines = (failures, verdict = 'Failed') => {
  const subjects = [...new Set(failures.map(({ subject }) => subject))];
  return subjects.flatMap((subject) => {
    const group = failures.filter((failure) => failure.subject === subject);
    return [
      `${verdict}: ${subject}`,
      ...group.flatMap(({ title, message }) => [`  × ${title}`, `    ${message}`]),
      `  Run it alone: ${group[0]?.command}`,
    ];
  });
};
