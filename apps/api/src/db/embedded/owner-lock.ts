import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, Refusal } from './refusal.ts';

export type OwnerLock = { release(): void };

/** A garbage-collected lock would be released, so held ones are referenced here. */
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
 * Makes this process the only owner of a folder. Node has no call for file locks, but its SQLite takes one. It is a
 * kernel lock: any death releases it, and a child (PostgreSQL) does not inherit it. Nothing else may open `owner.lock`,
 * because closing a second descriptor of the file would release the lock as well; that is why the owner's number is in
 * a separate file.
 */
export const takeOwnerLock = (directory: string): OwnerLock => {
  const pidFile = join(directory, 'owner.pid');
  const lockFile = join(directory, 'owner.lock');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(lockFile);
    // Anybody who can open the file could hold the lock against us.
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
