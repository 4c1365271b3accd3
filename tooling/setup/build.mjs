import { join } from 'node:path';
import { everyFileBelow, fingerprintOf, remember, remembered, sourceFilesBelow } from './fingerprint.mjs';
import { pnpmQuietly } from './package-manager.mjs';
import { complain, heading, say } from './say.mjs';
import { workspacePackages } from './workspace.mjs';

const settings = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'turbo.json',
  'tooling/config/package.json',
];

/** Hashes the inputs and outputs of the build, so that a missing output file is noticed too. */
const fingerprint = () =>
  fingerprintOf([
    ...settings,
    ...sourceFilesBelow('apps'),
    ...sourceFilesBelow('packages'),
    ...sourceFilesBelow('tooling/config/tsconfig'),
    ...sourceFilesBelow('tooling/config/vite'),
    ...workspacePackages().flatMap(({ path }) => everyFileBelow(join(path, 'dist'))),
  ]);

/** @param {string} line a line of turbo's output: `@tillbook/admin:build: ✓ built in 9.61s` */
const builtPackage = (line) => /^(@tillbook\/[a-z-]+):build: .*\bbuilt in\b/.exec(line)?.[1];

/**
 * Builds packages. Prints the tools' output only on failure.
 *
 * @param {string[]} packages as turbo names them
 * @returns {Promise<boolean>} false after a failure, which it reports
 */
export const buildPackages = async (...packages) => {
  const how = [...packages.map((name) => `--filter=${name}`), '--output-logs=new-only', '--no-color'];
  const exitCode = await pnpmQuietly(['exec', 'turbo', 'run', 'build', ...how], (line) => {
    const name = builtPackage(line);
    return name && `${name} is built.`;
  });
  if (exitCode === 0) return true;
  complain('The build failed; see the lines above.');
  return false;
};

/** @param {string} name the package's name */
export const buildPackage = (name) => {
  heading(`Building ${name}`);
  return buildPackages(name);
};

export const buildAdmin = () => buildPackage('@tillbook/admin');

/**
 * Builds the web apps unless they are up to date. Turbo caches unchanged parts.
 *
 * @returns {Promise<boolean>} false after a failure, which it reports
 */
export const build = async () => {
  if (remembered('build') === fingerprint()) {
    say('The web apps are built.');
    return true;
  }
  heading('Building the web apps');
  if (!(await buildPackages('./apps/*'))) return false;
  remember('build', fingerprint());
  return true;
};
