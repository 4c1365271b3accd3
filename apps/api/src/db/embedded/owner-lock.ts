import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, Refusal } from './refusal.ts';

export type OwnerLock = { release(): void };

/** References to the held locks: garbage collection would release an unreferenced lock. */
const held = new Set<DatabaseSync>();

const sqliteBusy = 5;

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;

const ownerOf = (pidFile: string): string => {
  try {
    const pid = readFileSync(pidFile, 'utf8').trim();
    return pid === '' ? 'another process' : `process ${pid}`;
  } catch {
    return 'another process';
  }
};

/**
 * Locks a folder for this process with SQLite, because Node has no file locks. The lock ends with the
 * process, and PostgreSQL, a child process, does not inherit it. Closing a second descriptor of `owner.lock`
 * would release the lock, so another file contains the owner's ID.
 */
export const takeOwnerLock = (directory: string): OwnerLock => {
  const pidFile = join(directory, 'owner.pid');
  const lockFile = join(directory, 'owner.lock');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(lockFile);
    // Other users could take the lock otherwise.
    chmodSync(lockFile, 0o600);
    database.exec('pragma locking_mode = exclusive; begin exclusive');
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    database?.close();
    if (!isBusy(error))
      throw new Refusal(`The data folder ${directory} cannot be locked: ${reasonOf(error)}.`);
    throw new Refusal(
      `The data folder ${directory} is in use by ${ownerOf(pidFile)}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  const lock = database;
  held.add(lock);
  return {
    release: () => {
      if (!held.delete(lock)) return;
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
};
