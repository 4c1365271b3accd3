import { join } from 'node:path';
import { signalReceived, start } from './child-process.mjs';
import { prepare } from './prepare.mjs';
import { inRepository, memoryDirectory, pinnedNode } from './repository.mjs';
import { heading } from './say.mjs';

/**
 * Prepares a clone, builds, and runs a server until it exits.
 *
 * @param {string} title
 * @param {string} entry the server's entry file, relative to apps/api
 * @param {() => Promise<boolean>} build builds the served files
 * @returns {Promise<number>} the server's exit code
 */
export const startServer = async (title, entry, build) => {
  const exitCode = await prepare({ packages: 'product' });
  if (exitCode !== 0) return exitCode;
  const isBuilt = await build();
  if (signalReceived()) return 130;
  if (!isBuilt) return 1;
  heading(title);
  // The server exits when this IPC channel closes, even if this process is killed.
  const server = start(pinnedNode, ['--conditions=tillbook-source', entry], {
    cwd: inRepository('apps', 'api'),
    // The compile cache halves the start time of later runs.
    env: { NODE_COMPILE_CACHE: join(memoryDirectory, 'compiled'), ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return server.exitCode;
};
