import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAboutRoom, reasonOf, Refusal } from './refusal.ts';

const wayOutOf = (reason: string): string =>
  isAboutRoom(reason)
    ? 'Make room there, or set DATA_DIR to another folder.'
    : 'Set DATA_DIR to a folder that can be written to.';

/** A fresh cluster takes about 40 MB, its first log segments and a copy of the programs the rest. */
const roomForNewClusterBytes = 200 * 1024 * 1024;

const isRoot = process.getuid?.() === 0;

export type PreparedDirectory = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Makes the data folder where it is missing and proves that it can be written to. */
export const prepareDataDirectory = (directory: string): PreparedDirectory => {
  try {
    const created = mkdirSync(directory, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
    // The umask may have closed it. Started by root, the database's own user has to get through it.
    if (created !== undefined && isRoot) chmodSync(directory, 0o711);
    const probe = join(directory, `.write-probe-${process.pid}`);
    writeFileSync(probe, Buffer.alloc(65_536));
    rmSync(probe);
    return { ok: true };
  } catch (error) {
    const reason = reasonOf(error);
    return {
      ok: false,
      message: `The data folder ${directory} cannot be used: ${reason}. ${wayOutOf(reason)}`,
    };
  }
};

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

/** Refuses before anything is written where a new cluster would not fit. */
export const requireRoom = (directory: string): void => {
  const { bavail, bsize } = statfsSync(directory);
  const freeBytes = bavail * bsize;
  if (freeBytes >= roomForNewClusterBytes) return;
  throw new Refusal(
    `The data folder ${directory} has ${megabytes(freeBytes)} MB left; a new database needs ` +
      `${megabytes(roomForNewClusterBytes)} MB. Make room or set DATA_DIR to another folder.`,
  );
};
