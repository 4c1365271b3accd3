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
 * Returns the path of pnpm, in the version that package.json names. npm's `npx` fetches it, so that the machine needs
 * only Node and npm; after that, a command calls the program itself.
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

/** Puts pnpm on the path, because turbo calls it. */
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

/** Never prompts and never looks like a terminal: the commands run unattended as well. */
export const unattended = () => ({ ...quietTools(), CI: process.env.CI || 'true' });

/**
 * @param {readonly string[]} commandArguments
 * @returns {[string, readonly string[]]}
 */
const invocation = (commandArguments) => {
  const found = findPnpm();
  // npx says why it cannot fetch pnpm.
  if (found === undefined) return ['npx', ['--yes', nameAndVersion(), ...commandArguments]];
  return [found, commandArguments];
};

/**
 * Runs pnpm in the version that package.json names.
 *
 * @param {readonly string[]} commandArguments
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const pnpm = (commandArguments, options) =>
  run(...invocation(commandArguments), { env: unattended(), ...options });

/**
 * The same for interactive programs: it stays in the terminal's foreground.
 *
 * @param {readonly string[]} commandArguments
 */
export const pnpmAttended = (commandArguments) =>
  run(...invocation(commandArguments), { env: quietTools(), detached: false });

/**
 * The same, with output only after a failure.
 *
 * @param {readonly string[]} commandArguments
 * @param {(line: string) => string | undefined} progressIn a line, if it has any
 */
export const pnpmQuietly = (commandArguments, progressIn) =>
  runQuietly(...invocation(commandArguments), { env: unattended(), progressIn });
