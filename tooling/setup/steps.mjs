import { buildPackages } from './build.mjs';
import { signalReceived } from './child-process.mjs';
import { pnpm, unattended } from './package-manager.mjs';
import { prepare } from './prepare.mjs';
import { failureLines, failureOfStep } from './failures.mjs';
import { watchLoad } from './machine-load.mjs';
import { inRepository } from './repository.mjs';
import { complain, heading, say, secondsSince } from './say.mjs';
import { flakyLines, takeSecondLook, withoutFlaky } from './second-look.mjs';
import { addTallies, noTests, removeReports, tallyOfRun } from './tally.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';
import { filtersOfRuns } from './test-order.mjs';
import { workspacePackages } from './workspace.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {{ name: string, summary: string, run: () => Promise<Tally> }} Step */

/** Report folder of each script. A package may have both scripts. */
/** @type {Readonly<Record<string, string>>} */
const reportFolders = { test: 'reports', 'test:e2e': 'reports/e2e' };

/**
 * @param {string} script of the tests
 * @param {readonly string[]} [names] of packages; all by default
 */
const reportsOf = (script, names) =>
  workspacePackages()
    .filter(({ name, scripts }) => scripts.has(script) && (names?.includes(name) ?? true))
    .map(({ path }) => inRepository(path, reportFolders[script] ?? 'reports', 'vitest.json'));

/** @param {boolean} isRight */
const tallyOfCheck = (isRight) => ({ ...noTests, ...(isRight ? { passed: 1 } : { failed: 1 }) });

/** @type {Readonly<Record<string, string>>} */
const reports = { unit: 'test', e2e: 'test:e2e' };

/** @param {readonly string[]} command */
const oneCheck = (command) => async () => tallyOfCheck((await pnpm(command)) === 0);

/**
 * Returns a check of form, whose failure is a complaint and doesn't fail the run.
 *
 * @param {string} name of the step
 * @param {readonly string[]} command
 */
const formCheck = (name, command) => async () => {
  if ((await pnpm(command)) === 0) return tallyOfCheck(true);
  return { ...noTests, passed: 1, complaints: [failureOfStep(name)] };
};

/** Checks types and lint. Warnings are about style, so they are complaints of form. */
const lint = async () => {
  if ((await pnpm(['run', 'check:lint'])) === 0) return tallyOfCheck(true);
  if ((await pnpm(['run', 'check:correctness'])) !== 0) return tallyOfCheck(false);
  return { ...noTests, passed: 1, complaints: [failureOfStep('lint')] };
};

/** @param {string[]} packages as turbo names them */
const built =
  (...packages) =>
  async () =>
    tallyOfCheck(await buildPackages(...packages));

/**
 * @param {string} script
 * @param {number} packages in parallel
 * @param {readonly (readonly string[])[]} filters of each run
 * @returns {Promise<number>} the exit code
 */
const runTests = async (script, packages, filters) => {
  const how = [`--concurrency=${packages}`, '--continue=always', '--output-logs=new-only'];
  let exitCode = 0;
  for (const filtersOfRun of filters) {
    const chosen = filtersOfRun.map((filter) => `--filter=${filter}`);
    const exitCodeOfRun = await withTemporaryFolder((environment) =>
      pnpm(['exec', 'turbo', 'run', script, ...how, ...chosen], { env: { ...unattended(), ...environment } }),
    );
    if (exitCodeOfRun !== 0) exitCode = exitCodeOfRun;
    if (signalReceived()) break;
  }
  return exitCode;
};

/**
 * @param {string} script
 * @param {number} packages in parallel
 * @param {readonly string[]} [names] of packages; all by default
 */
const tests = (script, packages, names) => async () => {
  const exitCode = await runTests(script, packages, script === 'test' ? filtersOfRuns(names) : [names ?? []]);
  return tallyOfRun(reportsOf(script, names), exitCode);
};

/** @type {readonly Step[]} */
export const checks = [
  { name: 'lint', summary: 'Types and lint', run: lint },
  { name: 'format', summary: 'Format', run: formCheck('format', ['run', 'check:format']) },
  { name: 'boundaries', summary: 'Boundaries', run: oneCheck(['run', 'check:boundaries']) },
  { name: 'unused', summary: 'Unused code', run: formCheck('unused', ['run', 'check:unused']) },
];

/**
 * Tests of two packages run in parallel, because the API's tests and the journeys use several workers each.
 *
 * @type {readonly Step[]}
 */
export const steps = [
  ...checks,
  { name: 'unit', summary: 'Unit, property, API and story tests', run: tests('test', 2) },
  { name: 'build-admin', summary: 'Build of the admin app alone', run: built('@tillbook/admin') },
  { name: 'build', summary: 'Build', run: built('./apps/*') },
  { name: 'e2e', summary: 'End to end', run: tests('test:e2e', 2) },
  {
    name: 'traceability',
    summary: 'Traceability of claims to tests',
    run: oneCheck(['run', 'check:traceability']),
  },
  { name: 'budgets', summary: 'Size budgets', run: oneCheck(['run', 'check:budgets']) },
];

/**
 * Returns the steps of a choice. End-to-end tests also need the built apps.
 *
 * @param {Omit<import('./changed-choice.mjs').Choice, 'reasons'>} choice
 * @returns {readonly Step[]}
 */
export const chosenSteps = ({ checks: names, unit, e2e }) =>
  steps.flatMap((step) => {
    switch (step.name) {
      case 'unit':
        return chosenTests(step, 'test', unit);
      case 'e2e':
        return chosenTests(step, 'test:e2e', e2e);
      case 'build':
        return e2e.length > 0 ? [step] : [];
      default:
        return names.includes(step.name) ? [step] : [];
    }
  });

/**
 * @param {Step} step
 * @param {string} script
 * @param {readonly string[] | 'all'} names
 */
const chosenTests = (step, script, names) => {
  if (names === 'all') return [step];
  return names.length > 0 ? [{ ...step, run: tests(script, 2, names) }] : [];
};

/**
 * Reports the step itself if it failed outside of its test files.
 *
 * @param {Tally} tally
 * @param {string} step
 * @returns {Tally}
 */
const nameFailure = (tally, step) =>
  tally.failed > 0 && tally.failures.length === 0 ? { ...tally, failures: [failureOfStep(step)] } : tally;

/** @param {Step} step */
const runStep = async ({ name, summary: title, run }) => {
  heading(title);
  const startedAt = Date.now();
  const tally = nameFailure(await run(), name);
  if (tally.failed > 0) complain(`${title}: ${tally.failed} failed.`);
  return { title, tally, seconds: secondsSince(startedAt) };
};

/** @typedef {Awaited<ReturnType<typeof runStep>>} StepResult */

/**
 * @param {readonly StepResult[]} results
 * @param {readonly import('./second-look.mjs').FlakyFile[]} flaky
 * @param {string} load
 */
const report = (results, flaky, load) => {
  heading('Result');
  for (const { title, tally, seconds } of results) {
    const skipped = tally.skipped.length > 0 ? `, ${tally.skipped.length} skipped` : '';
    say(
      `${title.padEnd(38)}${seconds.padStart(7)} s   ${tally.passed} passed, ${tally.failed} failed${skipped}`,
    );
  }
  const { passed, failed, skipped, failures, complaints } = sumOf(results);
  say(`Machine load: ${load}`);
  for (const title of skipped) say(`Skipped: ${title}`);
  for (const line of [...failureLines(failures), ...flakyLines(flaky)]) say(line);
  if (complaints.length > 0) say(`Form: ${complaints.length} complaints`);
  for (const line of failureLines(complaints, 'Form')) say(line);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
};

/** @param {readonly StepResult[]} results */
const sumOf = (results) => results.map(({ tally }) => tally).reduce(addTallies, noTests);

/** @param {readonly Step[]} chosen */
const runPrepared = async (chosen) => {
  removeReports(chosen.flatMap(({ name }) => (reports[name] ? reportsOf(reports[name]) : [])));
  const describeLoad = watchLoad();
  const results = [];
  for (const step of chosen) {
    results.push(await runStep(step));
    if (signalReceived()) return 130;
  }
  const flaky = await takeSecondLook(sumOf(results).failures);
  if (signalReceived()) return 130;
  const final = results.map((result) => ({ ...result, tally: withoutFlaky(result.tally, flaky) }));
  return report(final, flaky, describeLoad()) ? 0 : 1;
};

/**
 * Prepares a clone, even a fresh one, and runs steps in sequence. Continues after a failure.
 *
 * @param {readonly Step[]} from
 * @param {readonly string[]} names of steps; all by default
 * @returns {Promise<number>} the exit code
 */
export const runSteps = async (from, names) => {
  const chosen = names.length === 0 ? from : from.filter(({ name }) => names.includes(name));
  const chromium = chosen.some(({ name }) => name in reports);
  const exitCode = await prepare({ packages: 'everything', chromium });
  if (exitCode === 0) return runPrepared(chosen);
  say('0 passed, 1 failed');
  return exitCode;
};
