import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@tillbook/e2e/free-ports';
import { endWith, hasEnded, killAll, killTree, startedBy } from './kill-tree.ts';

/** The words after `node` that serve an API, in its folder. */
export const serveWords = ['--conditions=tillbook-source', 'src/programs/serve.ts'] as const;

/** Where the platform is; it is started as a process, never imported. */
export const apiFolder = resolve(import.meta.dirname, '../../../apps/api');

/** The first start seeds, which takes a while on a busy machine. */
const readyWithinMs = 600_000;

const mostComplaint = 2_000;

export type ApiProcess = {
  readonly apiBaseUrl: string;
  /** The tokenization origin: the forms and the vault. */
  readonly formsBaseUrl: string;
  readonly pid: number;
  readonly dataDirectory: string;
  /** From the start of the process until it was first ready. */
  readonly readyMs: number;
  /** Its database: the embedded one, or the one it was given. */
  readonly databaseUrl: string;
  isRunning(): boolean;
  /** The end of its standard error output, where a failing process says why. */
  complaint(): string;
  /** kill -9 of Node alone, which leaves an embedded PostgreSQL running without an owner. */
  killNode(): Promise<void>;
  /** kill -9 of its child processes only: its embedded PostgreSQL. */
  killDatabase(): Promise<void>;
  killEverything(): Promise<void>;
  stop(): Promise<number | null>;
};

export type ApiProcessOptions = {
  readonly dataDirectory: string;
  /** The API of another release; without it, this one's. */
  readonly releaseFolder?: string;
  /** An external PostgreSQL; without it the embedded one is started. */
  readonly databaseUrl?: string;
  /** Further settings. */
  readonly environment?: Readonly<Record<string, string>>;
  /** How far the machine's clock is ahead. */
  readonly clockAheadMs?: number;
};

/** Where the script is that sets a process's clock before anything else runs. */
const shiftedClock = resolve(import.meta.dirname, 'shifted-clock.ts');

const environmentFor = (
  { dataDirectory, databaseUrl = '', environment, clockAheadMs = 0 }: ApiProcessOptions,
  ports: readonly number[],
) => ({
  ...process.env,
  NODE_ENV: '',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDirectory,
  SEED: 'demo',
  THROTTLE: 'off',
  // Short enough for delayed outcomes to happen within a round.
  SANDBOX_DELAY_MS: '300',
  PORT: String(ports[0]),
  TOKENIZATION_PORT: String(ports[1]),
  CLOCK_AHEAD_MS: String(clockAheadMs),
  ...environment,
});

const isOk = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(5000) })).status === 200;
  } catch {
    return false;
  }
};

export const isReady = (apiBaseUrl: string): Promise<boolean> => isOk(`${apiBaseUrl}/ready`);

const isAlive = (apiBaseUrl: string): Promise<boolean> => isOk(`${apiBaseUrl}/health`);

/** Starts the platform on a data folder as `npm start` does after the build. */
export const startApi = async (options: ApiProcessOptions): Promise<ApiProcess> => {
  const ports = [await freePort(), await freePort()];
  const startedAtMs = performance.now();
  const preload = options.clockAheadMs === undefined ? [] : [`--import=${shiftedClock}`];
  const folder = options.releaseFolder ?? apiFolder;
  const child = spawn(process.execPath, [...preload, ...serveWords], {
    cwd: folder,
    env: environmentFor(options, ports),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const apiBaseUrl = `http://localhost:${ports[0]}/api`;
  // With a wrong clock it lives and is never ready.
  const hasStarted = options.clockAheadMs === undefined ? isReady : isAlive;
  while (!(await hasStarted(apiBaseUrl))) {
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
    killDatabase: async () => {
      const pids = startedBy(child);
      if (pids.length === 0) throw new Error('The platform has no database process to kill.');
      killAll(pids);
    },
    killEverything: () => killTree(child),
    stop: () => endWith(child, 'SIGTERM'),
  };
};
