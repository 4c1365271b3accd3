import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';

export type SystemUser = { readonly uid: number; readonly gid: number };

const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());

/** PostgreSQL refuses to run as root, so root uses the user of Debian's package. */
export const databaseUser = (): SystemUser | undefined =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;

/** Creates a folder that only the given user can read. */
export const makeFolder = (path: string, user: SystemUser | undefined): void => {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (user) chownSync(path, user.uid, user.gid);
};
