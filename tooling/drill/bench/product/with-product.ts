import { freePort } from '@tillbook/e2e/free-ports';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';

const api = resolve(import.meta.dirname, '../../../../apps/api');
const manifest = z.object({ scripts: z.object({ serve: z.string() }) });
const readyWithinMs = 240_000;

export type Product = {
  readonly apiBaseUrl: string;
  readonly formsBaseUrl: string;
  readonly dataDirectory: string;
  /** URL for the database owner. */
  readonly databaseUrl: string;
  readonly pid: number;
};

const isReady = async (apiBaseUrl: string): Promise<boolean> => {
  try {
    return (await fetch(`${apiBaseUrl}/ready`)).status === 200;
  } catch {
    return false;
  }
};

const waitUntilReady = async (child: ChildProcess, apiBaseUrl: string): Promise<void> => {
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const startedAtMs = performance.now();
  while (!(await isReady(apiBaseUrl))) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${complaint}`);
    if (performance.now() - startedAtMs > readyWithinMs) throw new Error('The server did not get ready.');
    await sleep(50);
  }
};

type Started = Pick<Product, 'apiBaseUrl' | 'formsBaseUrl'> & { readonly child: ChildProcess };

/** Returns the arguments with which a checkout, perhaps of an older release, starts its server. */
const serveArguments = (folder: string): readonly string[] => {
  const { scripts } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return scripts.serve.split(' ').slice(1);
};

/**
 * @param databaseUrl database of a running process; by default, the process starts the embedded database
 * @param folder the API's folder in this or another checkout
 */
const start = async (dataDirectory: string, databaseUrl = '', folder = api): Promise<Started> => {
  const [port, tokenizationPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, serveArguments(folder), {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: databaseUrl,
      SEED: 'demo',
      THROTTLE: 'off',
      DATA_DIR: dataDirectory,
      PORT: String(port),
      TOKENIZATION_PORT: String(tokenizationPort),
      // Four processes share a server that allows 100 connections.
      DATABASE_POOL_SIZE: '16',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const apiBaseUrl = `http://localhost:${port}/api`;
  await waitUntilReady(child, apiBaseUrl);
  return { child, apiBaseUrl, formsBaseUrl: `http://localhost:${tokenizationPort}` };
};

const stop = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  if (child.exitCode === null) await ended;
};

/** Runs further processes on the product's database and stops them afterward. */
export const withProcesses = async <Result>(
  product: Product,
  count: number,
  use: (processes: readonly Product[]) => Promise<Result>,
): Promise<Result> => {
  const { dataDirectory, databaseUrl } = product;
  const children: ChildProcess[] = [];
  const processes = [product];
  try {
    while (processes.length < count) {
      const { child, ...addresses } = await start(dataDirectory, databaseUrl);
      children.push(child);
      processes.push({ ...addresses, dataDirectory, databaseUrl, pid: child.pid ?? 0 });
    }
    return await use(processes);
  } finally {
    await Promise.all(children.map(stop));
  }
};

/**
 * Runs the product with demo data on a new data folder. Stops the product and removes the folder afterward.
 *
 * @param checkout another installed checkout of the repository; by default, this one
 */
export const withProduct = async <Result>(
  use: (product: Product) => Promise<Result>,
  checkout?: string,
): Promise<Result> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-bench-'));
  // If the product runs as root, its database runs as another user, who needs access to the folder.
  chmodSync(dataDirectory, 0o711);
  const folder = checkout === undefined ? api : resolve(checkout, 'apps/api');
  const { child, ...addresses } = await start(dataDirectory, '', folder);
  try {
    const databaseUrl = readFileSync(join(dataDirectory, 'keys', 'postgres-url'), 'utf8').trim();
    return await use({ ...addresses, dataDirectory, databaseUrl, pid: child.pid ?? 0 });
  } finally {
    await stop(child);
    rmSync(dataDirectory, { recursive: true, force: true });
  }
};
