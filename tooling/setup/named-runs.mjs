import { existsSync } from 'node:fs';
import { signalReceived } from './child-process.mjs';
import { optionWords } from './command.mjs';
import { pnpm, unattended } from './package-manager.mjs';
import { prepare } from './prepare.mjs';
import { heading, say } from './say.mjs';

/**
 * @typedef {object} NamedRun
 * @property {string} name
 * @property {string} summary
 * @property {string} folder
 * @property {string} script
 * @property {Readonly<Record<string, string>>} [programs] required Debian packages, each with the path of a program
 */

/**
 * @param {readonly NamedRun[]} runs
 * @param {string | undefined} name
 */
export const chosenRuns = (runs, name) =>
  name === undefined ? runs : runs.filter((run) => run.name === name);

/**
 * @param {Pick<NamedRun, 'programs'>} run
 * @param {(path: string) => boolean} exists
 * @returns {readonly string[]}
 */
export const missingProgramsOf = ({ programs = {} }, exists) =>
  Object.entries(programs).flatMap(([name, path]) => (exists(path) ? [] : [name]));

/**
 * @param {NamedRun} run
 * @param {readonly string[]} words for its script
 * @param {Readonly<Record<string, string>>} [environment]
 */
export const runScript = ({ folder, script }, words, environment = {}) =>
  pnpm(['--dir', folder, 'run', script, ...words], { env: { ...unattended(), ...environment } });

/**
 * Runs every script in sequence, or only the named script with the remaining arguments. Continues after a
 * failure.
 *
 * @param {readonly NamedRun[]} runs
 * @param {import('./command.mjs').Given} given
 */
export const runNamed = async (runs, { positionals: [name, ...rest], options }) => {
  const exitCode = await prepare({ packages: 'everything', builtApps: true, chromium: true });
  if (exitCode !== 0) return exitCode;
  const chosen = chosenRuns(runs, name);
  const failed = [];
  let done = 0;
  for (const run of chosen) {
    heading(`${run.name}: ${run.summary}`);
    const missing = missingProgramsOf(run, existsSync);
    if (missing.length > 0) {
      say(
        `not run: missing ${missing.join(', ')}. apt-get install --no-install-recommends ${missing.join(' ')}`,
      );
      continue;
    }
    const runExitCode = await runScript(run, [...rest, ...optionWords(options)]);
    if (signalReceived()) return 130;
    done += 1;
    if (runExitCode !== 0) failed.push(run.name);
  }
  say(failed.length === 0 ? `\n${done} done` : `\n${done} done, failed: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
};
