import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, Refusal } from './refusal.ts';

export type OwnerLock = { release(): void };

/** A lock whose object was collected would be given back, so the held ones are kept here. */
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
 * Makes this process the one owner of a folder.
 *
 * Node has no call for file locks, but the SQLite inside it takes one. It is a lock of the kernel: any death gives it
 * back, and a child (PostgreSQL) does not inherit it. Nothing else may open `owner.lock`, because closing a second
 * descriptor of the file would give the lock back as well; that is why the owner's number stands in a file beside it.
 */
export const takeOwnerLock = (directory: string): OwnerLock => {
  const pidFile = join(directory, 'owner.pid');
  const lockFile = join(directory, 'owner.lock');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(lockFile);
    // Whoever may open the file could hold the lock against us.
    chmodSync(lockFile, 0o600);
    database.exec('pragma locking_mode = exclusive; begin exclusive');
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    database?.close();
    if (!isBusy(error))
      throw new Refusal(`The data folder ${directory} cannot be locked: ${reasonOf(error)}.`);
    throw new Refusal(
      `The data folder ${directory} is in use by ${ownerOf(pidFile)}. Stop that one, or set DATA_DIR to another folder.`,
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
