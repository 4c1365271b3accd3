import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, remember, remembered } from './fingerprint.mjs';
import { pnpm } from './package-manager.mjs';
import { inRepository, pinnedNode } from './repository.mjs';
import { complain, heading, say } from './say.mjs';
import { workspacePackages } from './workspace.mjs';

const declarations = () => [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ...workspacePackages().map(({ path }) => join(path, 'package.json')),
];

/** Somebody may have removed a part of what was installed. */
const isComplete = () =>
  existsSync(pinnedNode) &&
  workspacePackages().every(
    ({ path, dependsOnOthers }) => !dependsOnOthers || existsSync(inRepository(path, 'node_modules')),
  );

/**
 * Installs what the lockfile says; a second time nothing is done unless a declaration has changed.
 *
 * @returns {Promise<boolean>} false when it failed, which has been said
 */
export const install = async () => {
  const fingerprint = fingerprintOf(declarations());
  if (remembered('install') === fingerprint && isComplete()) {
    say('Packages are installed.');
    return true;
  }
  heading('Installing packages');
  const exitCode = await pnpm(['install', '--frozen-lockfile', '--reporter=append-only']);
  if (exitCode !== 0) {
    complain('The packages could not be installed; the lines above say why. Is the npm registry reachable?');
    return false;
  }
  remember('install', fingerprint);
  return true;
};
