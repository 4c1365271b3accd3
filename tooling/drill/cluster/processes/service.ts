import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { processTree } from './process-tree.ts';
import { signalAll } from './processes-of-folder.ts';
import type { SystemUser } from './system-user.ts';

export type ServiceCommand = {
  readonly program: string;
  readonly words: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logFile: string;
  readonly user?: SystemUser | undefined;
};

/**
 * A program that is restarted when it exits, like a systemd unit, unless stopped or killed through this
 * object.
 */
export type Service = {
  readonly name: string;
  readonly logFile: string;
  pid(): number | undefined;
  start(command?: ServiceCommand): void;
  /** Sends SIGTERM and waits. Kills the program after a timeout. */
  stop(): Promise<void>;
  /** Kills the program and its children with SIGKILL, without a restart. */
  kill(): Promise<void>;
};

const restartAfterMs = 2000;
const stopsWithinMs = 60_000;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const launch = ({ program, words, folder, environment, logFile, user }: ServiceCommand): ChildProcess => {
  const log = openSync(logFile, 'a', 0o640);
  try {
    const child = spawn(program, [...words], {
      cwd: folder,
      env: { ...environment },
      // An API process exits when this IPC channel closes.
      stdio: ['ignore', log, log, ...(program === process.execPath ? (['ipc'] as const) : [])],
      // Ctrl-C must reach only this process, which stops the others in order.
      detached: true,
      ...user,
    });
    child.on('error', () => undefined);
    return child;
  } finally {
    closeSync(log);
  }
};

export const openService = (name: string, firstCommand: ServiceCommand): Service => {
  let command = firstCommand;
  let child: ChildProcess | undefined;
  let isWanted = false;
  const startNow = (): void => {
    const started = launch(command);
    child = started;
    started.once('exit', () => {
      if (child === started && isWanted) void sleep(restartAfterMs).then(startAgain);
    });
  };
  const startAgain = (): void => {
    if (isWanted && (child === undefined || hasEnded(child))) startNow();
  };
  const end = async (signal: (running: ChildProcess) => void): Promise<void> => {
    isWanted = false;
    if (child === undefined || hasEnded(child)) return;
    const ended = once(child, 'exit');
    signal(child);
    await ended;
  };
  const kill = (): Promise<void> =>
    end(({ pid }) => signalAll(pid === undefined ? [] : processTree(pid), 'SIGKILL'));
  return {
    name,
    logFile: firstCommand.logFile,
    pid: () => (child === undefined || hasEnded(child) ? undefined : child.pid),
    start: (changed) => {
      command = changed ?? command;
      isWanted = true;
      startAgain();
    },
    stop: async () => {
      const stopping = new AbortController();
      const late = sleep(stopsWithinMs, undefined, { signal: stopping.signal }).then(kill, () => undefined);
      await end((running) => void running.kill('SIGTERM'));
      stopping.abort();
      await late;
    },
    kill,
  };
};
