import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@tillbook/e2e/free-ports';
import { endWith, hasEnded, killAll, killTree, startedBy } from './kill-tree.ts';

/** Where the platform lives; it is started as a process, never imported. */
export const apiFolder = resolve(import.meta.dirname, '../../../apps/api');

/** The first start seeds, and a machine that does much else takes its time. */
const readyWithinMs = 600_000;

const mostComplaint = 2_000;

export type ApiProcess = {
  readonly apiBaseUrl: string;
  /** The tokenization origin: the forms and the vault. */
  readonly formsBaseUrl: string;
  readonly pid: number;
  readonly dataDirectory: string;
  /** From the start of the process to the first answer that it is ready. */
  readonly readyMs: number;
  /** The database it works on: its own embedded one, or the one it was given. */
  readonly databaseUrl: string;
  isRunning(): boolean;
  /** The end of what it said on the standard error output, where a process that gives up says why. */
  complaint(): string;
  /** kill -9 of Node alone, which leaves an embedded PostgreSQL running without an owner. */
  killNode(): Promise<void>;
  /** kill -9 of everything it started, and not of itself: its embedded PostgreSQL. */
  killDatabase(): Promise<void>;
  killEverything(): Promise<void>;
  stop(): Promise<number | null>;
};

export type ApiProcessOptions = {
  readonly dataDirectory: string;
  /** A PostgreSQL of one's own; without it the embedded one is started. */
  readonly databaseUrl?: string;
};

const environmentFor = (
  { dataDirectory, databaseUrl = '' }: ApiProcessOptions,
  ports: readonly number[],
) => ({
  ...process.env,
  NODE_ENV: '',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDirectory,
  SEED: 'demo',
  THROTTLE: 'off',
  // Outcomes that come later come soon enough to happen within a round.
  SANDBOX_DELAY_MS: '300',
  PORT: String(ports[0]),
  TOKENIZATION_PORT: String(ports[1]),
});

export const isReady = async (apiBaseUrl: string): Promise<boolean> => {
  try {
    return (await fetch(`${apiBaseUrl}/ready`, { signal: AbortSignal.timeout(5000) })).status === 200;
  } catch {
    return false;
  }
};

/** Starts the platform on a data folder as `npm start` does, once everything is built. */
export const startApi = async (options: ApiProcessOptions): Promise<ApiProcess> => {
  const ports = [await freePort(), await freePort()];
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, ['--conditions=tillbook-source', 'src/serve.ts'], {
    cwd: apiFolder,
    env: environmentFor(options, ports),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const apiBaseUrl = `http://localhost:${ports[0]}/api`;
  while (!(await isReady(apiBaseUrl))) {
    if (hasEnded(child)) throw new Error(`The platform did not start: ${complaint.slice(-mostComplaint)}`);
    if (performance.now() - startedAtMs > readyWithinMs) {
      await killTree(child);
      throw new Error('The platform did not get ready.');
    }
    await sleep(25);
  }
  const readyMs = performance.now() - startedAtMs;
  const addressFile = join(options.dataDirectory, 'keys', 'postgres-url');
  return {
    apiBaseUrl,
    formsBaseUrl: `http://localhost:${ports[1]}`,
    pid: child.pid ?? 0,
    dataDirectory: options.dataDirectory,
    readyMs,
    databaseUrl: options.databaseUrl ?? readFileSync(addressFile, 'utf8').trim(),
    isRunning: () => !hasEnded(child),
    complaint: () => complaint.slice(-mostComplaint),
    killNode: async () => {
      await endWith(child, 'SIGKILL');
    },
    killDatabase: () => {
      killAll(startedBy(child));
      return Promise.resolve();
    },
    killEverything: () => killTree(child),
    stop: () => endWith(child, 'SIGTERM'),
  };
};
