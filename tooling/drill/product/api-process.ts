import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@tillbook/e2e/free-ports';
import { endWith, hasEnded, killAll, killTree, startedBy } from './kill-tree.ts';

/** Arguments of `node` that start the API in its folder. */
export const serveWords = ['--conditions=tillbook-source', 'src/programs/serve.ts'] as const;

/** Folder of the API, which is started as a process and never imported. */
export const apiFolder = resolve(import.meta.dirname, '../../../apps/api');

/** The first start seeds, which takes minutes on a busy machine. */
const readyWithinMs = 600_000;

const mostComplaint = 2_000;

export type ApiProcess = {
  readonly apiBaseUrl: string;
  readonly formsBaseUrl: string;
  readonly pid: number;
  readonly dataDirectory: string;
  /** The time from the start of the process until it was first ready. */
  readonly readyMs: number;
  readonly databaseUrl: string;
  isRunning(): boolean;
  /** End of the process's standard error output. */
  complaint(): string;
  /** Kills only Node, which leaves an embedded PostgreSQL running. */
  killNode(): Promise<void>;
  /** Kills only the child processes: the embedded PostgreSQL. */
  killDatabase(): Promise<void>;
  killEverything(): Promise<void>;
  stop(): Promise<number | null>;
};

export type ApiProcessOptions = {
  readonly dataDirectory: string;
  /** Folder of another release of the API; by default, of this release. */
  readonly releaseFolder?: string;
  /** URL of an external PostgreSQL; by default, the embedded PostgreSQL is used. */
  readonly databaseUrl?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly clockAheadMs?: number;
};

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
  // Lets delayed outcomes happen within a round.
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

/** Starts the platform on a data folder, as `npm start` does after the build. */
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
  // A process with a wrong clock is healthy but never ready.
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
