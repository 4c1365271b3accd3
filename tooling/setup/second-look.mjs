import { loadavg } from 'node:os';
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { pnpm } from './package-manager.mjs';
import { inRepository } from './repository.mjs';
import { heading } from './say.mjs';
import { tallyOf } from './tally.mjs';
import { packageOf } from './workspace.mjs';

/** @typedef {import('./failures.mjs').Failure} Failure */
/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * @typedef {object} FlakyFile
 * @property {string} subject
 * @property {readonly Failure[]} failures of the run
 * @property {number} load of the machine when the file passed
 */

/** Test files that start a browser or a process, which a busy machine can disturb. */
const disturbable = [
  /^tooling\/(e2e|drill\/cluster)\//,
  /^(apps|packages)\/.+\.(test|stories)\.tsx$/,
  /^apps\/tokenization\/.+\/embedded-form\.test\.ts$/,
  /^apps\/api\/src\/(programs\/serve|db\/embedded|jobs|account-changes|modules\/account-changes)\//,
];

/** Test files about money, access and keys, whose failures are never attributed to the machine. */
const decisive = [
  /^packages\/(domain|contract)\//,
  /^apps\/api\/src\/ledger\//,
  /\/(races|crash|idempotency|money-journey|partial-refunds|money-to-the-ledger-and-back|who-may-enter)\.test\.tsx?$/,
];

/** If more files than this fail, they probably share a cause that another run won't remove. */
const mostFiles = 5;

/** @param {string} subject */
const isDisturbable = (subject) =>
  disturbable.some((pattern) => pattern.test(subject)) && !decisive.some((pattern) => pattern.test(subject));

/**
 * Returns the files to run again: empty if a failure is decisive or too many files failed.
 *
 * @param {readonly Failure[]} failures of the whole run
 * @returns {readonly string[]}
 */
export const filesForSecondLook = (failures) => {
  const subjects = [...new Set(failures.map(({ subject }) => subject))];
  return subjects.length <= mostFiles && subjects.every(isDisturbable) ? subjects : [];
};

/**
 * Runs one test file alone, with its own product if it needs one.
 *
 * @param {string} file below the repository's root
 */
const passesAlone = async (file) => {
  const folder = packageOf(file);
  const report = inRepository(folder, 'reports', 'second-look.json');
  rmSync(report, { force: true });
  // One worker starts only one product.
  const options = ['--maxWorkers=1', '--outputFile.json=reports/second-look.json'];
  const exitCode = await pnpm(['--dir', folder, 'exec', 'vitest', 'run', relative(folder, file), ...options]);
  const { passed, failed } = tallyOf(report);
  return exitCode === 0 && failed === 0 && passed > 0;
};

/**
 * Runs the failed files of browser and process tests again, each alone.
 *
 * @param {readonly Failure[]} failures of the whole run
 * @returns {Promise<readonly FlakyFile[]>} the files that passed
 */
export const takeSecondLook = async (failures) => {
  /** @type {FlakyFile[]} */
  const flaky = [];
  for (const subject of filesForSecondLook(failures)) {
    heading(`Repeating ${subject} alone`);
    const load = loadavg()[0] ?? 0;
    if (!(await passesAlone(subject))) continue;
    flaky.push({ subject, failures: failures.filter((failure) => failure.subject === subject), load });
  }
  return flaky;
};

/**
 * @param {Tally} tally
 * @param {readonly FlakyFile[]} flaky
 * @returns {Tally}
 */
export const withoutFlaky = (tally, flaky) => {
  const subjects = new Set(flaky.map(({ subject }) => subject));
  const failures = tally.failures.filter(({ subject }) => !subjects.has(subject));
  const count = tally.failures.length - failures.length;
  return { ...tally, failures, passed: tally.passed + count, failed: tally.failed - count };
};

/**
 * @param {readonly FlakyFile[]} flaky
 * @returns {readonly string[]}
 */
export const flakyLines = (flaky) =>
  flaky.flatMap(({ subject, failures, load }) => [
    `Flaky: ${subject} failed, and passed when it ran once more alone (load then ${load.toFixed(1)})`,
    ...failures.flatMap(({ title, message }) => [`  × ${title}`, `    ${message}`]),
  ]);
