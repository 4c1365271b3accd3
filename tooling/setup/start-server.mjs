import { join } from 'node:path';
import { passSignalsOn, signalReceived, start } from './child-process.mjs';
import { prepareHome } from './home.mjs';
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { inRepository, memoryDirectory, pinnedNode } from './repository.mjs';
import { heading } from './say.mjs';

/**
 * From a fresh clone to a running server; ends with it.
 *
 * @param {string} title
 * @param {string} entry of the server, below apps/api
 * @param {() => Promise<boolean>} build of what it serves
 * @returns {Promise<never>}
 */
export const startServer = async (title, entry, build) => {
  requireNode();
  passSignalsOn();
  for (const step of [async () => prepareHome(), install, build]) {
    const done = await step();
    if (signalReceived()) process.exit(130);
    if (!done) process.exit(1);
  }
  heading(title);
  // The channel says when this process is gone, however it went, so that the server never outlives its command.
  const server = start(pinnedNode, ['--conditions=tillbook-source', entry], {
    cwd: inRepository('apps', 'api'),
    // What Node has made of the sources is kept, which halves the time a second start needs before it does anything.
    env: { NODE_COMPILE_CACHE: join(memoryDirectory, 'compiled'), ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  process.exit(await server.exitCode);
};
