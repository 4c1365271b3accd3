import { signalReceived } from './child-process.mjs';
import { optionWords } from './command.mjs';
import { pnpm } from './package-manager.mjs';
import { prepare } from './prepare.mjs';
import { heading, say } from './say.mjs';

/**
 * One long run that is requested by name: a package's script.
 *
 * @typedef {{ name: string, summary: string, folder: string, script: string }} NamedRun
 */

/**
 * @param {readonly NamedRun[]} runs
 * @param {string | undefined} name
 */
export const chosenRuns = (runs, name) =>
  name === undefined ? runs : runs.filter((run) => run.name === name);

/**
 * Runs all of them in sequence, or only the one named first; what follows the name is passed to its script.
 * Continues after a failure, so that all are reported.
 *
 * @param {readonly NamedRun[]} runs
 * @param {import('./command.mjs').Given} given
 */
export const runNamed = async (runs, { positionals: [name, ...rest], options }) => {
  const exitCode = await prepare({ packages: 'everything', builtApps: true, chromium: true });
  if (exitCode !== 0) return exitCode;
  const chosen = chosenRuns(runs, name);
  const failed = [];
  for (const run of chosen) {
    heading(`${run.name}: ${run.summary}`);
    const words = [...rest, ...optionWords(options)];
    const runExitCode = await pnpm(['--dir', run.folder, 'run', run.script, ...words]);
    if (signalReceived()) return 130;
    if (runExitCode !== 0) failed.push(run.name);
  }
  say(
    failed.length === 0 ? `\n${chosen.length} done` : `\n${chosen.length} done, failed: ${failed.join(', ')}`,
  );
  return failed.length === 0 ? 0 : 1;
};
