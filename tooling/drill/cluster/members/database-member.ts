import { chmodSync, chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConfigurationFiles } from '../configuration/configuration-files.ts';
import type { DatabaseMachine } from '../configuration/settings.ts';
import { processTree } from '../processes/process-tree.ts';
import { processesOfFolder, signalAll } from '../processes/processes-of-folder.ts';
import { openService, type Service } from '../processes/service.ts';
import { makeFolder, type SystemUser } from '../processes/system-user.ts';

/** A database machine: etcd, Patroni, and the PostgreSQL that Patroni runs. */
export type DatabaseMember = {
  readonly machine: DatabaseMachine;
  readonly etcd: Service;
  readonly patroni: Service;
  /** Process ID of the PostgreSQL server; `undefined` while it is down. */
  postgresPid(): number | undefined;
  /** Process IDs of the server and its backends; empty while the server is down. */
  postgresPids(): number[];
  /** Kills all processes together, as a power failure would. */
  kill(): Promise<void>;
  start(): void;
  /** Suspends all processes. Their connections stay open. */
  freeze(): void;
  thaw(): void;
};

/** After a kill, the stale PID file may name an unrelated process. */
const isServerOf = (folder: string, pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
  } catch {
    return false;
  }
};

const serverPid = (folder: string): number | undefined => {
  const file = join(folder, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 && isServerOf(folder, pid) ? pid : undefined;
};

const writeConfiguration = (
  { folder }: DatabaseMachine,
  files: ConfigurationFiles,
  user: SystemUser | undefined,
): void => {
  for (const name of ['', 'run', 'log', 'spool']) makeFolder(join(folder, name), user);
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    chmodSync(path, 0o600);
    if (user) chownSync(path, user.uid, user.gid);
  }
};

const pollMs = 50;

const untilGone = async (folder: string): Promise<void> => {
  while (processesOfFolder(folder).length > 0) await sleep(pollMs);
};

/** Writes a machine's configuration without starting the machine. */
export const openDatabaseMember = (
  machine: DatabaseMachine,
  files: ConfigurationFiles,
  user: SystemUser | undefined,
): DatabaseMember => {
  const { name, folder } = machine;
  writeConfiguration(machine, files, user);
  const command = (program: string, ...words: string[]) => ({
    program,
    words,
    folder,
    environment: { PATH: '/usr/bin:/bin:/usr/sbin', HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    logFile: join(folder, 'log', `${program.split('/').at(-1)}.log`),
    user,
  });
  const etcd = openService(`${name} etcd`, command('/usr/bin/etcd', `--config-file=${folder}/etcd.yaml`));
  const patroni = openService(`${name} Patroni`, command('/usr/bin/patroni', `${folder}/patroni.yaml`));
  return {
    machine,
    etcd,
    patroni,
    postgresPid: () => serverPid(folder),
    postgresPids: () => {
      const pid = serverPid(folder);
      return pid === undefined ? [] : processTree(pid);
    },
    kill: async () => {
      const everything = processesOfFolder(folder);
      const ended = [etcd.kill(), patroni.kill()];
      signalAll(everything, 'SIGKILL');
      await Promise.all(ended);
      // Kills processes started in the meantime.
      signalAll(processesOfFolder(folder), 'SIGKILL');
      await untilGone(folder);
    },
    start: () => {
      etcd.start();
      patroni.start();
    },
    freeze: () => signalAll(processesOfFolder(folder), 'SIGSTOP'),
    thaw: () => signalAll(processesOfFolder(folder), 'SIGCONT'),
  };
};
