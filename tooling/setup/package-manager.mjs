import { run } from './child-process.mjs';
import { runQuietly } from './quiet-run.mjs';
import { inRepository, readJson } from './repository.mjs';

const nameAndVersion = () => {
  const declared = readJson(inRepository('package.json'));
  if (declared instanceof Object && 'packageManager' in declared) return String(declared.packageManager);
  throw new Error('package.json names no packageManager.');
};

const quietTools = () => ({
  ...process.env,
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  npm_config_update_notifier: 'false',
});

/** Never prompts and never looks like a terminal: the commands run unattended as well. */
export const unattended = () => ({ ...quietTools(), CI: process.env.CI || 'true' });

/** @param {readonly string[]} commandArguments */
const invocation = (commandArguments) =>
  /** @type {const} */ (['npx', ['--yes', nameAndVersion(), ...commandArguments]]);

/**
 * Runs pnpm in the version that package.json names. npm's `npx` fetches it, so that the machine needs only
 * Node and npm.
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
