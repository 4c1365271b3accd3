import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'tillbook-tests-';
/** Room for several databases and browser profiles, and the build of an external project. */
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
 * Runs tests with a temporary folder, in memory if there is room: creating a database takes a fifth of the
 * time there. Removes leftovers of killed runs first, and the folder at the end.
 *
 * @template Result
 * @param {(environment: { readonly TMPDIR?: string }) => Promise<Result>} run
 */
export const withTemporaryFolder = async (run) => {
  if (process.env.TMPDIR || freeBytes() < neededBytes) return run({});
  for (const name of readdirSync(memory).filter(isLeftOver)) remove(join(memory, name));
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder);
  // If the tests run as root, the database runs as another user, who needs access to the folder.
  chmodSync(folder, 0o1777);
  try {
    return await run({ TMPDIR: folder });
  } finally {
    remove(folder);
  }
};
