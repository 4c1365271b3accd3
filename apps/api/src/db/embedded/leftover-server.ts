import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../runtime/log.ts';
import { Refusal } from './refusal.ts';

export const serverFile = (cluster: string): string => join(cluster, 'postmaster.pid');

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const argumentsOf = (pid: number): string => {
  if (process.platform === 'linux') return (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ');
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
};

/**
 * Returns true if a process is the server of this cluster. Compares its arguments, because process IDs are
 * reused; a zombie has no arguments.
 */
const serves = (pid: number, cluster: string): boolean => {
  const words = argumentsOf(pid);
  return /postgres/.test(words) && words.includes(`-D ${cluster} `);
};

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const endedWithin = async (milliseconds: number, ended: () => boolean): Promise<boolean> => {
  const deadline = Date.now() + milliseconds;
  while (!ended()) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
};

/**
 * Writes our process ID into `postmaster.pid`: PostgreSQL refuses to start if that number is the ID of any
 * process but its parent. The file also names the shared memory that has to be free, so it is not deleted.
 */
const disownNumber = (file: string, content: string): void => {
  writeFileSync(file, content.replace(/^\d+/, String(process.pid)));
};

/**
 * Stops the server that a killed owner left running. Only the new owner calls this, while it holds the lock.
 */
export const stopLeftoverServer = async (cluster: string, log: Log): Promise<void> => {
  const file = serverFile(cluster);
  const content = read(file);
  const pid = Number.parseInt(content ?? '', 10);
  if (content === undefined || !(pid > 1)) return;
  const ended = () => !serves(pid, cluster);
  if (!ended()) {
    log('leftover_postgres_found', { pid });
    process.kill(pid, 'SIGINT');
    if (!(await endedWithin(30_000, ended))) {
      process.kill(pid, 'SIGQUIT');
      if (!(await endedWithin(15_000, ended))) {
        throw new Refusal(`A leftover PostgreSQL (process ${pid}) won’t stop. End it and start again.`);
      }
    }
  }
  const rest = read(file);
  if (rest !== undefined && exists(pid)) disownNumber(file, rest);
};
