import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { processTree } from './process-tree.ts';

/** Programs of a cluster. Other programs, such as a log viewer, may use the folder as well. */
const programs = new Set([
  'etcd',
  'haproxy',
  'pg_basebackup',
  'pg_rewind',
  'pgbackrest',
  'postgres',
  // The interpreter of Patroni.
  'python3',
]);

const commandLineOf = (pid: string): readonly string[] => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
};

const isOfFolder = (folder: string, [program = '', ...words]: readonly string[]): boolean =>
  programs.has(basename(program)) && words.some((word) => word.includes(`${folder}/`));

/**
 * Finds the cluster's programs with this folder on their command line, and their descendants. The PostgreSQL
 * server is not a child of Patroni; its backends don't name the folder.
 */
export const processesOfFolder = (folder: string): number[] => {
  const started = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOfFolder(folder, commandLineOf(name)))
    .map(Number);
  return [...new Set(started.flatMap(processTree))];
};

/** Sends a signal to processes, some of which may have exited. */
export const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // Already exited.
    }
  }
};
