import { execFileSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { run } from './child-process.mjs';
import { runQuietly } from './quiet-run.mjs';
import { inRepository, readJson } from './repository.mjs';

const nameAndVersion = () => {
  const declared = readJson(inRepository('package.json'));
  if (declared instanceof Object && 'packageManager' in declared) return String(declared.packageManager);
  throw new Error('package.json names no packageManager.');
};

/** @type {string | undefined} */
let program;

/**
 * Returns the path of pnpm in the version that package.json names. `npx` downloads it, so the machine needs
 * only Node and npm; later calls run it directly.
 *
 * @returns {string | undefined} undefined if npx cannot fetch pnpm, or the system has no POSIX shell
 */
const findPnpm = () => {
  try {
    program ??= execFileSync('npx', ['--yes', `--package=${nameAndVersion()}`, '-c', 'command -v pnpm'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
  return program === '' ? undefined : program;
};

/** Adds pnpm to the path for turbo. */
const pathWithPnpm = () => {
  const found = findPnpm();
  const path = process.env.PATH ?? '';
  return found === undefined ? path : [dirname(found), path].join(delimiter);
};

const quietTools = () => ({
  ...process.env,
  PATH: pathWithPnpm(),
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  npm_config_update_notifier: 'false',
});

/** Returns an environment in which tools never prompt or assume a terminal. */
export const unattended = () => ({ ...quietTools(), CI: process.env.CI || 'true' });

/**
 * @param {readonly string[]} commandArguments
 * @returns {[string, readonly string[]]}
 */
const invocation = (commandArguments) => {
  const found = findPnpm();
  // Runs through npx, which prints why it cannot download pnpm.
  if (found === undefined) return ['npx', ['--yes', nameAndVersion(), ...commandArguments]];
  return [found, commandArguments];
};

/**
 * @param {readonly string[]} commandArguments
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const pnpm = (commandArguments, options) =>
  run(...invocation(commandArguments), { env: unattended(), ...options });

/**
 * Runs an interactive program through pnpm, in the terminal's foreground.
 *
 * @param {readonly string[]} commandArguments
 */
export const pnpmAttended = (commandArguments) =>
  run(...invocation(commandArguments), { env: quietTools(), detached: false });

/**
 * Runs pnpm and prints its output only on failure.
 *
 * @param {readonly string[]} commandArguments
 * @param {(line: string) => string | undefined} progressIn returns the progress in a line of output
 */
export const pnpmQuietly = (commandArguments, progressIn) =>
  runQuietly(...invocation(commandArguments), { env: unattended(), progressIn });
