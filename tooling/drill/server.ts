import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processTree } from './process-tree.ts';

const api = resolve(import.meta.dirname, '../../apps/api');
const readyWithinMs = 240_000;

/** What is killed: Node alone, which leaves PostgreSQL running without an owner, or both at one blow. */
export type Kill = 'node alone' | 'everything';

export type Server = {
  readonly apiBaseUrl: string;
  /** From the start of the process to the first answer that it is ready. */
  readonly readyMs: number;
  readonly databaseUrl: string;
  kill(kill: Kill): Promise<void>;
  stop(): Promise<number | null>;
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
};

const isReady = async (apiBaseUrl: string): Promise<boolean> => {
  try {
    return (await fetch(`${apiBaseUrl}/ready`)).status === 200;
  } catch {
    return false;
  }
};

/** Starts the server on a data folder as `npm start` does, once everything is built. */
export const startServer = async (dataDirectory: string): Promise<Server> => {
  const port = await freePort();
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, ['--conditions=tillbook-source', 'src/serve.ts'], {
    cwd: api,
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      SEED: 'demo',
      THROTTLE: 'off',
      DATA_DIR: dataDirectory,
      PORT: String(port),
      TOKENIZATION_PORT: String(await freePort()),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const apiBaseUrl = `http://localhost:${port}/api`;
  while (!(await isReady(apiBaseUrl))) {
    if (hasEnded()) throw new Error(`The server did not start: ${complaint}`);
    if (performance.now() - startedAtMs > readyWithinMs) throw new Error('The server did not get ready.');
    await sleep(50);
  }
  const end = async (signal: () => void) => {
    if (hasEnded()) return child.exitCode;
    const ended = once(child, 'exit');
    signal();
    await ended;
    return child.exitCode;
  };
  return {
    apiBaseUrl,
    readyMs: performance.now() - startedAtMs,
    databaseUrl: readFileSync(join(dataDirectory, 'keys', 'postgres-url'), 'utf8').trim(),
    kill: async (kill) => {
      const victims = kill === 'everything' && child.pid !== undefined ? processTree(child.pid) : [];
      await end(() => {
        child.kill('SIGKILL');
        for (const pid of victims) killQuietly(pid);
      });
    },
    stop: () => end(() => child.kill('SIGTERM')),
  };
};

const killQuietly = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended together with another.
  }
};
