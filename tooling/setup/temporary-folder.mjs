import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'tillbook-tests-';
/** A few databases and browser profiles at a time, and what a build of an outside project installs. */
const neededBytes = 6 * 1024 ** 3;

const freeBytes = () => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize;
  } catch {
    return 0;
  }
};

/** @param {string} name */
const isLeftOver = (name) => {
  if (!name.startsWith(prefix)) return false;
  try {
    process.kill(Number(name.slice(prefix.length)), 0);
    return false;
  } catch {
    return true;
  }
};

/** @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true });

/**
 * Runs tests with a folder for what they throw away: in memory if there is room, since a database is created there in a
 * fifth of the time. It is removed afterwards, and with it what a test that was killed has left behind.
 *
 * @template Result
 * @param {(environment: { readonly TMPDIR?: string }) => Promise<Result>} run
 */
export const withTemporaryFolder = async (run) => {
  if (process.env.TMPDIR || freeBytes() < neededBytes) return run({});
  for (const name of readdirSync(memory).filter(isLeftOver)) remove(join(memory, name));
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder);
  // The database runs as another user, who needs access to what is in it.
  chmodSync(folder, 0o1777);
  try {
    return await run({ TMPDIR: folder });
  } finally {
    remove(folder);
  }
};
