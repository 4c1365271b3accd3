import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAboutRoom, reasonOf, Refusal } from './refusal.ts';

const wayOutOf = (reason: string): string =>
  isAboutRoom(reason)
    ? 'Free up space there, or set DATA_DIR to another folder.'
    : 'Set DATA_DIR to a writable folder.';

/** Room for a fresh cluster of about 40 MB, its first log segments and a copy of the programs. */
const roomForNewClusterBytes = 200 * 1024 * 1024;

const isRoot = process.getuid?.() === 0;

export type PreparedDirectory = { readonly ok: true } | { readonly ok: false; readonly message: string };

export const prepareDataDirectory = (directory: string): PreparedDirectory => {
  try {
    const created = mkdirSync(directory, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
    // A strict umask may have closed the folder. If root starts the platform, the database's own user must be
    // able to enter it.
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

/** Refuses a new cluster that would not fit, before anything is written. */
export const requireRoom = (directory: string): void => {
  const { bavail, bsize } = statfsSync(directory);
  const freeBytes = bavail * bsize;
  if (freeBytes >= roomForNewClusterBytes) return;
  throw new Refusal(
    `The data folder ${directory} has ${megabytes(freeBytes)} MB left; a new database needs ` +
      `${megabytes(roomForNewClusterBytes)} MB. Free up space or set DATA_DIR to another folder.`,
  );
};
