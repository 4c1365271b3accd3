import { createInterface } from 'node:readline';
import { endAll, groupEnded, signalReceived, start } from '../child-process.mjs';
import { prepare } from '../prepare.mjs';
import { inRepository, pinnedNode } from '../repository.mjs';
import { heading, say } from '../say.mjs';

const port = process.env.PORT || '4310';
const tokenizationPort = process.env.TOKENIZATION_PORT || '4311';

/** Ports for the API behind Vite, which serves the public ports. */
const apiEnvironment = {
  ...process.env,
  PORT: process.env.DEV_API_PORT || '4312',
  TOKENIZATION_PORT: process.env.DEV_VAULT_PORT || '4313',
  WEB_BASE_URL: process.env.WEB_BASE_URL || `http://localhost:${port}`,
  TOKENIZATION_BASE_URL: process.env.TOKENIZATION_BASE_URL || `http://localhost:${tokenizationPort}`,
};

const servers = [
  {
    name: 'api',
    entry: ['--watch', '--conditions=tillbook-source', 'src/programs/serve.ts'],
    env: apiEnvironment,
  },
  ...['merchant', 'admin', 'tokenization', 'docs'].map((name) => ({
    name,
    entry: [inRepository('apps', name, 'node_modules', 'vite', 'bin', 'vite.js')],
    env: process.env,
  })),
];

/** @param {typeof servers[number]} server */
const startServer = ({ name, entry, env }) => {
  const { child, exitCode } = start(pinnedNode, entry, {
    cwd: inRepository('apps', name),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [child.stdout, child.stderr]) {
    if (output) createInterface({ input: output }).on('line', (line) => say(`${name.padEnd(13)}${line}`));
  }
  return { child, exitCode };
};

const serveAll = async () => {
  heading('Starting the development servers');
  const started = servers.map(startServer);
  // If one exits, the others stop, because the product needs all of them.
  const firstExitCode = await Promise.race(started.map(({ exitCode }) => exitCode));
  endAll('SIGTERM');
  await Promise.all(started.map(({ exitCode }) => exitCode));
  await Promise.all(started.map(({ child }) => groupEnded(child)));
  return signalReceived() ? 0 : firstExitCode;
};

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Serves what npm start serves, with hot reload for both web apps, the forms and the API.',
  examples: [{ typed: '', summary: 'serves at http://localhost:4310; Ctrl-C stops it' }],
  run: async () => {
    const exitCode = await prepare({ packages: 'everything' });
    return exitCode === 0 ? serveAll() : exitCode;
  },
};
