import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from './free-ports.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** The first start seeds 90 days of history, on a machine that may be busy with other tests. */
const readyWithinMs = 240_000;
const stopsWithinMs = 60_000;

export type Product = {
  readonly webUrl: string;
  readonly tokenizationUrl: string;
  readonly dataDirectory: string;
  /** `npm start` itself; the server is one of its children. */
  readonly command: ChildProcess;
  /** All that was printed so far. */
  output(): string;
  /** The address of the embedded database, for reading the same figures there; another one after each start. */
  databaseUrl(): string;
  /** SIGTERM to the command, as a person or a service manager ends it; returns its exit code. */
  stop(): Promise<number | null>;
};

type ProductOptions = {
  readonly dataDirectory: string;
  readonly port?: number;
  readonly tokenizationPort?: number;
  readonly environment?: Readonly<Record<string, string>>;
};

const isReady = async (webUrl: string): Promise<boolean> => {
  try {
    return (await fetch(`${webUrl}/api/ready`)).status === 200;
  } catch {
    return false;
  }
};

const collect = (command: ChildProcess): (() => string) => {
  const parts: string[] = [];
  for (const stream of [command.stdout, command.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => parts.push(text));
  }
  return () => parts.join('');
};

const exitCodeWithin = async (command: ChildProcess, limitMs: number): Promise<number | null> => {
  if (command.exitCode !== null || command.signalCode !== null) return command.exitCode;
  const limit = new AbortController();
  const exit = once(command, 'exit');
  const late = sleep(limitMs, undefined, { signal: limit.signal }).then(
    () => {
      throw new Error(`npm start has not ended within ${limitMs} ms.`);
    },
    () => undefined,
  );
  await Promise.race([exit, late]);
  limit.abort();
  return command.exitCode;
};

/** Runs `npm start` on the repository as a person does, and waits until the product is ready. */
export const startProduct = async (options: ProductOptions): Promise<Product> => {
  const free = await freePorts();
  const port = options.port ?? free.port;
  const tokenizationPort = options.tokenizationPort ?? free.tokenizationPort;
  const { dataDirectory } = options;
  const command = spawn('npm', ['start'], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      TOKENIZATION_PORT: String(tokenizationPort),
      DATA_DIR: dataDirectory,
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(command);
  const webUrl = `http://localhost:${port}`;
  const deadline = Date.now() + readyWithinMs;
  while (!(await isReady(webUrl))) {
    if (command.exitCode !== null) throw new Error(`npm start ended with ${command.exitCode}:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`The product did not get ready:\n${output()}`);
    await sleep(200);
  }
  return {
    webUrl,
    tokenizationUrl: `http://localhost:${tokenizationPort}`,
    dataDirectory,
    command,
    output,
    databaseUrl: () => readFileSync(join(dataDirectory, 'keys', 'postgres-url'), 'utf8').trim(),
    stop: () => {
      command.kill('SIGTERM');
      return exitCodeWithin(command, stopsWithinMs);
    },
  };
};
