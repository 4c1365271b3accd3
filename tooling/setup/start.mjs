/** `npm start`: from a fresh clone to the running product. */
import { join } from 'node:path';
import { build } from './build.mjs';
import { passSignalsOn, signalReceived, start } from './child-process.mjs';
import { prepareHome } from './home.mjs';
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { inRepository, memoryDirectory, pinnedNode } from './repository.mjs';
import { heading } from './say.mjs';

const serve = async () => {
  heading('Starting Tillbook');
  // The channel says when this process is gone, however it went, so that the server never outlives its command.
  const server = start(pinnedNode, ['--conditions=tillbook-source', 'src/serve.ts'], {
    cwd: inRepository('apps', 'api'),
    // What Node has made of the sources is kept, which halves the time a second start needs before it does anything.
    env: { NODE_COMPILE_CACHE: join(memoryDirectory, 'compiled'), ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return server.exitCode;
};

requireNode();
passSignalsOn();
for (const step of [async () => prepareHome(), install, build]) {
  const done = await step();
  if (signalReceived()) process.exit(130);
  if (!done) process.exit(1);
}
process.exit(await serve());
