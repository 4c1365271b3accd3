import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../runtime/log.ts';
import { stopLeftoverServer } from './leftover-server.ts';
import type { OperatingSystemUser } from './operating-system-user.ts';
import { takeOwnerLock } from './owner-lock.ts';
import { Refusal } from './refusal.ts';

export const clusterIn = (home: string): string => join(home, 'postgres');

/** The file that names the cluster's folder; absent if the cluster is inside the data folder. */
const locationFile = (dataDirectory: string): string => join(dataDirectory, 'postgres-location');

const canEnter = (directory: string, user: OperatingSystemUser): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { cwd: '/', stdio: 'ignore', ...user }).status ===
  0;

const outsideOf = (dataDirectory: string): string =>
  join('/var/lib/tillbook', createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16));

/**
 * Returns the folder that contains a data folder's cluster; the data folder itself if there is no cluster
 * yet.
 */
export const knownHome = (dataDirectory: string): string => {
  const file = locationFile(dataDirectory);
  if (!existsSync(file)) return dataDirectory;
  const home = readFileSync(file, 'utf8').trim();
  if (existsSync(clusterIn(home))) return home;
  throw new Refusal(
    `The database of ${dataDirectory} was kept in ${home}, which is gone. Restore it, or remove ${dataDirectory} to start over.`,
  );
};

/**
 * Renames the cluster that a deleted data folder has left outside: without the folder's keys, the cluster is
 * unreadable.
 */
const setAside = async (home: string, log: Log): Promise<void> => {
  if (!existsSync(clusterIn(home))) return;
  const lock = takeOwnerLock(home);
  await stopLeftoverServer(clusterIn(home), log);
  lock.release();
  const aside = `${home}.left-${Date.now()}`;
  renameSync(home, aside);
  log('database_of_a_removed_data_folder_set_aside', { folder: aside });
};

/**
 * Returns the cluster's folder: the data folder, or a folder under /var/lib if the database's user cannot
 * enter the data folder (a clone in /root, a folder made by `mktemp -d`).
 */
export const chooseHome = async (
  dataDirectory: string,
  user: OperatingSystemUser | undefined,
  log: Log,
): Promise<string> => {
  const known = knownHome(dataDirectory);
  if (!user || canEnter(known, user)) return known;
  if (existsSync(clusterIn(known))) {
    throw new Refusal(
      `The user with the number ${user.uid}, who owns the database in ${known}, can no longer enter that folder. Give that user access to it and its parents (chmod o+x).`,
    );
  }
  const home = outsideOf(dataDirectory);
  await setAside(home, log);
  mkdirSync(home, { recursive: true });
  for (const directory of ['/var/lib/tillbook', home]) chmodSync(directory, 0o711);
  return home;
};

/**
 * Records the folder only once the cluster is complete, so that the next start repeats a start that was
 * killed.
 */
export const rememberHome = (dataDirectory: string, home: string): void => {
  if (home !== dataDirectory) writeFileSync(locationFile(dataDirectory), `${home}\n`);
};
