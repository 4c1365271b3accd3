import { chmodSync, chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConfigurationFiles } from '../configuration/configuration-files.ts';
import type { DatabaseMachine } from '../configuration/settings.ts';
import { processTree } from '../processes/process-tree.ts';
import { processesOfFolder, signalAll } from '../processes/processes-of-folder.ts';
import { openService, type Service } from '../processes/service.ts';
import { makeFolder, type SystemUser } from '../processes/system-user.ts';

/** One machine of the database: etcd, Patroni and the PostgreSQL that Patroni runs. */
export type DatabaseMember = {
  readonly machine: DatabaseMachine;
  readonly etcd: Service;
  readonly patroni: Service;
  /** PostgreSQL's server and its processes; none while it is down. */
  postgresPids(): number[];
  /** As if the power went: everything on it is killed at once. */
  kill(): Promise<void>;
  start(): void;
  /** Everything on it stands still, and its connections stay open. */
  freeze(): void;
  thaw(): void;
};

const serverPid = (folder: string): number | undefined => {
  const file = join(folder, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
};

/** A file of a server that was killed may name a process that has nothing to do with it. */
const isServerOf = (folder: string, pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
  } catch {
    return false;
  }
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

/** Writes a machine's configuration; nothing runs yet. */
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
    postgresPids: () => {
      const pid = serverPid(folder);
      return pid !== undefined && isServerOf(folder, pid) ? processTree(pid) : [];
    },
    kill: async () => {
      const everything = processesOfFolder(folder);
      const ended = [etcd.kill(), patroni.kill()];
      signalAll(everything, 'SIGKILL');
      await Promise.all(ended);
      // What was being started in that moment.
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
