import { join } from 'node:path';
import { signalReceived, start } from './child-process.mjs';
import { prepare } from './prepare.mjs';
import { inRepository, memoryDirectory, pinnedNode } from './repository.mjs';
import { heading } from './say.mjs';

/**
 * From a fresh clone to a running server; exits with it.
 *
 * @param {string} title
 * @param {string} entry of the server, below apps/api
 * @param {() => Promise<boolean>} build of what it serves
 * @returns {Promise<number>} the server's exit code
 */
export const startServer = async (title, entry, build) => {
  const exitCode = await prepare({ packages: 'product' });
  if (exitCode !== 0) return exitCode;
  const isBuilt = await build();
  if (signalReceived()) return 130;
  if (!isBuilt) return 1;
  heading(title);
  // The channel closes when this process is gone, for whatever reason, so that the server never outlives its
  // command.
  const server = start(pinnedNode, ['--conditions=tillbook-source', entry], {
    cwd: inRepository('apps', 'api'),
    // Node's compile cache is stored, which halves the time that a second start needs before it does
    // anything.
    env: { NODE_COMPILE_CACHE: join(memoryDirectory, 'compiled'), ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return server.exitCode;
};
