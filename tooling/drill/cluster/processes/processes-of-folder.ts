import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { processTree } from './process-tree.ts';

/** What a cluster runs; somebody may read a log in the same folder. */
const programs = new Set([
  'etcd',
  'haproxy',
  'pg_basebackup',
  'pg_rewind',
  'pgbackrest',
  'postgres',
  // Patroni is a script.
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
 * The cluster's programs that were started with this folder on their command line, with their descendants. PostgreSQL's
 * server is no child of Patroni's, so that it survives it; its own processes name no folder.
 */
export const processesOfFolder = (folder: string): number[] => {
  const started = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOfFolder(folder, commandLineOf(name)))
    .map(Number);
  return [...new Set(started.flatMap(processTree))];
};

/** Sends a signal to processes, any of which may have ended meanwhile. */
export const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
};
