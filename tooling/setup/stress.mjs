import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { pnpm, pnpmQuietly } from './package-manager.mjs';
import { prepare } from './prepare.mjs';
import { inRepository, repositoryRoot } from './repository.mjs';
import { complain } from './say.mjs';
import { packageOf } from './workspace.mjs';

/**
 * @param {string} given a path below the repository's root, or below the folder in which the command was typed
 * @returns {string | undefined} the path below the repository's root
 */
const findFile = (given) => {
  const typedIn = process.env.INIT_CWD ?? repositoryRoot;
  const places = isAbsolute(given) ? [given] : [inRepository(given), resolve(typedIn, given)];
  const found = places.find(existsSync);
  return found && relative(repositoryRoot, found);
};

/**
 * Repeats a test file while other processes use the CPU, to find tests that depend on the machine's speed.
 *
 * @param {string} given
 * @returns {Promise<number>} the exit code
 */
export const runStress = async (given) => {
  const file = findFile(given);
  if (file === undefined) {
    complain(`There is no test file ${given}. Give a path such as tooling/e2e/journeys/search.test.ts.`);
    return 2;
  }
  const exitCode = await prepare({ packages: 'everything', chromium: true });
  if (exitCode !== 0) return exitCode;
  // Screens' tests import the generated route tree.
  const routesExitCode = await pnpmQuietly(['exec', 'turbo', 'run', 'routes'], () => undefined);
  if (routesExitCode !== 0) return routesExitCode;
  const folder = packageOf(file);
  const script = relative(
    inRepository(folder),
    inRepository(join('tooling', 'config', 'vitest', 'stress.ts')),
  );
  const program = ['node', '--conditions=tillbook-source', script];
  return pnpm(['--dir', folder, 'exec', ...program, relative(folder, file)]);
};
