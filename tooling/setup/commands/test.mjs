import { buildPackages } from '../build.mjs';
import { signalReceived } from '../child-process.mjs';
import { pnpm } from '../package-manager.mjs';
import { prepare } from '../prepare.mjs';
import { inRepository } from '../repository.mjs';
import { complain, heading, say, secondsSince } from '../say.mjs';
import { addTallies, removeReports, tallyOfRun } from '../tally.mjs';
import { workspacePackages } from '../workspace.mjs';

/** @typedef {import('../tally.mjs').Tally} Tally */
/** @typedef {{ name: string, summary: string, run: () => Promise<Tally> }} Step */

/** @param {string} script that has such tests */
const reportsOf = (script) =>
  workspacePackages()
    .filter(({ scripts }) => scripts.has(script))
    .map(({ path }) => inRepository(path, 'reports', 'vitest.json'));

/** @param {boolean} isRight */
const tallyOfCheck = (isRight) => ({ passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, skipped: 0 });

/** The script that each step with reports runs in the packages that have one. */
/** @type {Readonly<Record<string, string>>} */
const reports = { unit: 'test', e2e: 'test:e2e' };

/** @param {readonly string[]} command */
const oneCheck = (command) => async () => tallyOfCheck((await pnpm(command)) === 0);

/** @param {string[]} packages as turbo names them */
const built =
  (...packages) =>
  async () =>
    tallyOfCheck(await buildPackages(...packages));

/**
 * @param {string} script
 * @param {number} atOnce packages; what starts a whole product wants the machine for itself
 */
const tests = (script, atOnce) => async () => {
  const how = [`--concurrency=${atOnce}`, '--continue=always', '--output-logs=new-only'];
  const exitCode = await pnpm(['exec', 'turbo', 'run', script, ...how]);
  return tallyOfRun(reportsOf(script), exitCode);
};

/** @type {readonly Step[]} */
const steps = [
  { name: 'types', summary: 'Types', run: oneCheck(['run', 'check:types']) },
  { name: 'lint', summary: 'Lint', run: oneCheck(['run', 'check:lint']) },
  { name: 'format', summary: 'Format', run: oneCheck(['run', 'check:format']) },
  { name: 'boundaries', summary: 'Boundaries', run: oneCheck(['run', 'check:boundaries']) },
  { name: 'unused', summary: 'Unused code', run: oneCheck(['run', 'check:unused']) },
  { name: 'unit', summary: 'Unit, property, API and story tests', run: tests('test', 2) },
  { name: 'build-admin', summary: 'Build of the admin app by itself', run: built('@tillbook/admin') },
  { name: 'build', summary: 'Build', run: built('./apps/*', '@tillbook/floor') },
  { name: 'e2e', summary: 'End to end', run: tests('test:e2e', 1) },
  { name: 'claims', summary: 'What is claimed is shown', run: oneCheck(['run', 'check:coverage']) },
  { name: 'budgets', summary: 'Size budgets', run: oneCheck(['run', 'check:budgets']) },
];

/** @param {Step} step */
const runStep = async ({ summary: title, run }) => {
  heading(title);
  const startedAt = Date.now();
  const tally = await run();
  if (tally.failed > 0) complain(`${title}: ${tally.failed} failed.`);
  return { title, tally, seconds: secondsSince(startedAt) };
};

/** @param {readonly Awaited<ReturnType<typeof runStep>>[]} results */
const report = (results) => {
  heading('Result');
  for (const { title, tally, seconds } of results) {
    const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
    say(
      `${title.padEnd(38)}${seconds.padStart(7)} s   ${tally.passed} passed, ${tally.failed} failed${skipped}`,
    );
  }
  const { passed, failed } = results
    .map(({ tally }) => tally)
    .reduce(addTallies, { passed: 0, failed: 0, skipped: 0 });
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
};

/** @param {readonly Step[]} chosen */
const runSteps = async (chosen) => {
  removeReports(chosen.flatMap(({ name }) => (reports[name] ? reportsOf(reports[name]) : [])));
  const results = [];
  for (const step of chosen) {
    results.push(await runStep(step));
    if (signalReceived()) return 130;
  }
  return report(results) ? 0 : 1;
};

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Checks everything that has to hold; goes on after a failure, so that all are seen.',
  positionals: [
    { name: 'step', summary: 'some of it; all where none is given', isRepeated: true, choices: steps },
  ],
  examples: [
    { typed: '', summary: 'all of it, as what lands has to pass it' },
    { typed: 'types lint format', summary: 'the quick ones, before a commit' },
  ],
  run: async ({ positionals }) => {
    const chosen = positionals.length === 0 ? steps : steps.filter(({ name }) => positionals.includes(name));
    const chromium = chosen.some(({ name }) => name in reports);
    const exitCode = await prepare({ packages: 'everything', chromium });
    if (exitCode === 0) return runSteps(chosen);
    say('0 passed, 1 failed');
    return exitCode;
  },
};
