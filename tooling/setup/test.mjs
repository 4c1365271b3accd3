/** `npm test`: everything that has to hold, on a fresh clone as well. Goes on after a failure, so that all are seen. */
import { passSignalsOn, signalReceived } from './child-process.mjs';
import { ensureChromium } from './chromium.mjs';
import { prepareHome } from './home.mjs';
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { pnpm } from './package-manager.mjs';
import { inRepository } from './repository.mjs';
import { complain, heading, say, secondsSince } from './say.mjs';
import { addTallies, removeReports, tallyOfRun } from './tally.mjs';
import { workspacePackages } from './workspace.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {{ title: string, run: () => Promise<Tally> }} Step */

/** @param {string} script that has such tests */
const reportsOf = (script) =>
  workspacePackages()
    .filter(({ scripts }) => scripts.has(script))
    .map(({ path }) => inRepository(path, 'reports', 'vitest.json'));

/** @param {readonly string[]} command */
const oneCheck = (command) => async () => {
  const exitCode = await pnpm(command);
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
};

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
  { title: 'Types', run: oneCheck(['run', 'check:types']) },
  { title: 'Lint', run: oneCheck(['run', 'check:lint']) },
  { title: 'Format', run: oneCheck(['run', 'check:format']) },
  { title: 'Boundaries', run: oneCheck(['run', 'check:boundaries']) },
  { title: 'Unused code', run: oneCheck(['run', 'check:unused']) },
  { title: 'Unit, property, API and story tests', run: tests('test', 2) },
  { title: 'Build of the admin app by itself', run: oneCheck(['run', 'build', '--filter=@tillbook/admin']) },
  { title: 'Build', run: oneCheck(['run', 'build']) },
  { title: 'End to end', run: tests('test:e2e', 1) },
  { title: 'What is claimed is shown', run: oneCheck(['run', 'check:coverage']) },
  { title: 'Size budgets', run: oneCheck(['run', 'check:budgets']) },
];

/** @param {Step} step */
const runStep = async ({ title, run }) => {
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

const prepare = async () => {
  if (!prepareHome() || !(await install())) return false;
  const chromium = await ensureChromium();
  if (chromium === undefined) return false;
  process.env.CHROMIUM_PATH = chromium;
  return true;
};

requireNode();
passSignalsOn();
if (!(await prepare())) {
  say('0 passed, 1 failed');
  process.exit(1);
}
removeReports([...reportsOf('test'), ...reportsOf('test:e2e')]);
const results = [];
for (const step of steps) {
  results.push(await runStep(step));
  if (signalReceived()) process.exit(130);
}
process.exit(report(results) ? 0 : 1);
