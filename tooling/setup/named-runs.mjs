import { build } from './build.mjs';
import { passSignalsOn, signalReceived } from './child-process.mjs';
import { ensureChromium } from './chromium.mjs';
import { prepareHome } from './home.mjs';
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { pnpm } from './package-manager.mjs';
import { complain, heading, say } from './say.mjs';

/**
 * One long run that a person asks for by name: a package's script.
 *
 * @typedef {{ name: string, says: string, folder: string, script: string }} NamedRun
 */

/**
 * @param {readonly NamedRun[]} runs
 * @param {string | undefined} name
 */
export const chosenRuns = (runs, name) =>
  name === undefined ? runs : runs.filter((run) => run.name === name);

/**
 * Runs all of them one after another, or the one that the command line names; what follows the name goes to its script.
 * Goes on after a failure, so that all are seen.
 *
 * @param {string} command as a person types it
 * @param {readonly NamedRun[]} runs
 */
export const runNamed = async (command, runs) => {
  const [name, ...rest] = process.argv.slice(2);
  const chosen = chosenRuns(runs, name);
  if (chosen.length === 0) {
    complain(`${command} knows no "${name}". There is:`);
    for (const run of runs) complain(`  ${run.name.padEnd(16)}${run.says}`);
    return 1;
  }
  requireNode();
  passSignalsOn();
  if (!prepareHome() || !(await install()) || !(await build())) return 1;
  const chromium = await ensureChromium();
  if (chromium === undefined) return 1;
  process.env.CHROMIUM_PATH = chromium;
  const failed = [];
  for (const run of chosen) {
    heading(`${run.name}: ${run.says}`);
    const exitCode = await pnpm(['--dir', run.folder, 'run', run.script, ...rest]);
    if (signalReceived()) return 130;
    if (exitCode !== 0) failed.push(run.name);
  }
  say(
    failed.length === 0 ? `\n${chosen.length} done` : `\n${chosen.length} done, failed: ${failed.join(', ')}`,
  );
  return failed.length === 0 ? 0 : 1;
};
