import { run } from './child-process.mjs';
import { inRepository, readJson } from './repository.mjs';

const nameAndVersion = () => {
  const declared = readJson(inRepository('package.json'));
  if (declared instanceof Object && 'packageManager' in declared) return String(declared.packageManager);
  throw new Error('package.json names no packageManager.');
};

/** Nothing may ask a question or look like a person's terminal: the commands run unattended as well. */
const unattended = () => ({
  ...process.env,
  CI: process.env.CI || 'true',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  npm_config_update_notifier: 'false',
});

/**
 * Runs pnpm in the version that package.json names. npm's `npx` fetches it, so that nothing but Node and npm has to be
 * on the machine.
 *
 * @param {readonly string[]} commandArguments
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const pnpm = (commandArguments, options) =>
  run('npx', ['--yes', nameAndVersion(), ...commandArguments], { env: unattended(), ...options });
