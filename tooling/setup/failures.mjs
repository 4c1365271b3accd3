import { dirname, relative } from 'node:path';
import { repositoryRoot } from './repository.mjs';
import { brokenFilesOf, isFailedTest } from './vitest-report.mjs';
import { workspacePackages } from './workspace.mjs';

/**
 * @typedef {object} Failure
 * @property {string} subject a test file, or a step of `npm test`
 * @property {string} title of the test
 * @property {string} message its first line
 * @property {string} command runs the subject alone
 */

/** @param {string} word */
const quoted = (word) => (/^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** @param {string} path below the repository's root */
const packageOf = (path) => workspacePackages().find((one) => path.startsWith(`${one.path}/`))?.path ?? '.';

/** @param {string} path below the repository's root */
const commandForFile = (path) => {
  const folder = packageOf(path);
  return `cd ${folder} && npx vitest run ${quoted(relative(folder, path))}`;
};

/**
 * Returns the failed tests of a report, and the files that failed outside of any test.
 *
 * @param {import('./vitest-report.mjs').VitestReport} report
 * @returns {Failure[]}
 */
export const failuresIn = (report) => {
  const broken = brokenFilesOf(report).map(({ path, message }) => ({
    path,
    title: 'failed outside of its tests',
    message,
  }));
  const tests = report.files.flatMap(({ path, tests: all }) =>
    all.filter(isFailedTest).map(({ title, message }) => ({ path, title, message })),
  );
  return [...broken, ...tests].map(({ path, title, message }) => {
    const subject = relative(repositoryRoot, path);
    return { subject, title, message, command: commandForFile(subject) };
  });
};

/**
 * @param {string} path of the report, in the folder `reports` of a package
 * @returns {Failure}
 */
export const failureWithoutReport = (path) => {
  const folder = relative(repositoryRoot, dirname(dirname(path)));
  return {
    subject: folder,
    title: 'wrote no report',
    message: 'The tests did not run, or ended before the first result. The output above has the cause.',
    command: `cd ${folder} && npx vitest run`,
  };
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
 * Returns a block of lines for each file or step that failed: its tests, and the command that runs it alone.
 *
 * @param {readonly Failure[]} failures
 */
export const failureLines = (failures) => {
  const subjects = [...new Set(failures.map(({ subject }) => subject))];
  return subjects.flatMap((subject) => {
    const group = failures.filter((failure) => failure.subject === subject);
    return [
      `Failed: ${subject}`,
      ...group.flatMap(({ title, message }) => [`  × ${title}`, `    ${message}`]),
      `  Run it alone: ${group[0]?.command}`,
    ];
  });
};
