import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { processTree } from '../cluster/processes/process-tree.ts';

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const killQuietly = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already exited.
  }
};

/** Sends a signal and waits for the exit. Does nothing if the process has exited. */
export const endWith = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (hasEnded(child)) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
};

/** Returns the descendants of a process, without the process itself. */
export const startedBy = (child: ChildProcess): number[] =>
  child.pid === undefined || hasEnded(child) ? [] : processTree(child.pid).slice(1);

/** Kills processes, which need not be children of this process. */
export const killAll = (pids: readonly number[]): void => {
  for (const pid of pids) killQuietly(pid);
};

export const killTree = async (child: ChildProcess): Promise<void> => {
  const below = startedBy(child);
  const ended = endWith(child, 'SIGKILL');
  killAll(below);
  await ended;
};
