import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** The first start seeds 90 days of history, perhaps on a busy machine. */
const readyWithinMs = 240_000;
const stopsWithinMs = 60_000;

export type StartedCommand = {
  /** npm itself; the server is a child process. */
  readonly command: ChildProcess;
  output(): string;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
};

const isReady = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).status === 200;
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
      throw new Error(`The command has not ended within ${limitMs} ms.`);
    },
    () => undefined,
  );
  await Promise.race([exit, late]);
  limit.abort();
  return command.exitCode;
};

const untilReady = async (address: string, command: ChildProcess, output: () => string): Promise<void> => {
  const deadline = Date.now() + readyWithinMs;
  while (!(await isReady(address))) {
    if (command.exitCode !== null) throw new Error(`It ended with ${command.exitCode}:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`It did not get ready:\n${output()}`);
    await sleep(200);
  }
};

type CommandOptions = {
  /** An address that responds with 200 once the command is ready. */
  readonly readyAddress: string;
  readonly environment: Readonly<Record<string, string>>;
};

export const startCommand = async (
  commandArguments: readonly string[],
  { readyAddress, environment }: CommandOptions,
): Promise<StartedCommand> => {
  const command = spawn('npm', commandArguments, {
    cwd: repositoryRoot,
    env: { ...process.env, NODE_ENV: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(command);
  const stop = () => {
    command.kill('SIGTERM');
    return exitCodeWithin(command, stopsWithinMs);
  };
  await untilReady(readyAddress, command, output).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { command, output, stop };
};
