import { run } from './child-process.mjs';
import { prepare } from './prepare.mjs';
import { inRepository, pinnedNode } from './repository.mjs';

/**
 * @param {string} entry the program's entry file, relative to apps/api
 * @param {readonly string[]} words the program's arguments; none is parsed as an option
 */
export const runPlatformCommand = async (entry, words) => {
  const exitCode = await prepare({ packages: 'product' });
  if (exitCode !== 0) return exitCode;
  return run(pinnedNode, ['--conditions=tillbook-source', entry, '--', ...words], {
    cwd: inRepository('apps', 'api'),
    // The user's working directory, for relative paths. npm and pnpm both set INIT_CWD.
    env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
  });
};
