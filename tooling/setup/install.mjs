import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, forget, remember, remembered } from './fingerprint.mjs';
import { pnpmQuietly } from './package-manager.mjs';
import { inRepository, pinnedNode, readJson } from './repository.mjs';
import { complain, heading, say } from './say.mjs';
import { workspacePackages } from './workspace.mjs';

/**
 * `product` is the packages that `npm start` needs; `everything` adds the packages of tests, checks and stories.
 *
 * @typedef {'product' | 'everything'} InstallScope
 */

/** @type {Readonly<Record<InstallScope, readonly string[]>>} */
const pnpmOptions = {
  product: ['--prod', '--filter-prod=tillbook', '--filter-prod={./apps/*}...'],
  everything: [],
};

const declarations = () => [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ...workspacePackages().map(({ path }) => join(path, 'package.json')),
];

/** @param {InstallScope} scope */
const memoryOf = (scope) => `install-${scope}`;

/**
 * Returns `false` if installed files were removed.
 *
 * @param {InstallScope} scope
 */
const isComplete = (scope) =>
  existsSync(pinnedNode) &&
  workspacePackages()
    .filter(({ dependsOn }) => dependsOn[scope])
    .every(({ path }) => existsSync(inRepository(path, 'node_modules')));

/** Returns `true` if pnpm has installed all packages, whether or not through this command. */
const hasEverything = () => {
  const file = inRepository('node_modules', '.modules.yaml');
  if (!existsSync(file)) return false;
  const written = readJson(file);
  const included = written instanceof Object && 'included' in written ? written.included : undefined;
  return included instanceof Object && 'devDependencies' in included && included.devDependencies === true;
};

/** @param {string} line a line of pnpm's output */
const progressIn = (line) => {
  const [, added] = /^Progress: .* added (\d+)/.exec(line) ?? [];
  return added && `${added} packages are installed.`;
};

/** @param {InstallScope} scope */
const installScope = async (scope) => {
  heading(scope === 'product' ? 'Installing what the product needs' : 'Installing packages');
  forget(memoryOf('product'));
  forget(memoryOf('everything'));
  const fingerprint = fingerprintOf(declarations());
  const how = ['--frozen-lockfile', '--reporter=append-only', ...pnpmOptions[scope]];
  const exitCode = await pnpmQuietly(['install', ...how], progressIn);
  if (exitCode !== 0) {
    complain('The packages could not be installed; see the lines above. Is the npm registry reachable?');
    return false;
  }
  remember(memoryOf(scope), fingerprint);
  return true;
};

/**
 * Installs the lockfile's packages unless nothing has changed. Once everything is installed, `product` also
 * installs everything, because pnpm would otherwise remove the other packages.
 *
 * @param {InstallScope} wanted
 * @returns {Promise<boolean>} false after a failure, which it reports
 */
export const install = async (wanted) => {
  const scope = hasEverything() ? 'everything' : wanted;
  if (remembered(memoryOf(scope)) === fingerprintOf(declarations()) && isComplete(scope)) {
    say('Packages are installed.');
    return true;
  }
  return installScope(scope);
};
