import { run } from './child-process.mjs';
import { prepare } from './prepare.mjs';
import { inRepository, pinnedNode } from './repository.mjs';

/**
 * Runs a program of whoever runs the platform, which needs neither the tests' packages nor the built apps.
 *
 * @param {string} entry below apps/api
 * @param {readonly string[]} words its arguments; none is taken for an option
 */
export const runPlatformCommand = async (entry, words) => {
  const exitCode = await prepare({ packages: 'product' });
  if (exitCode !== 0) return exitCode;
  return run(pinnedNode, ['--conditions=tillbook-source', entry, '--', ...words], {
    cwd: inRepository('apps', 'api'),
    // Where the person stands, which relative paths are meant from. npm says so, and so does pnpm.
    env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
  });
};
