import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clusterIn } from './cluster-home.ts';
import { requireRoom } from './data-directory.ts';
import type { OperatingSystemUser } from './operating-system-user.ts';
import { programEnvironment, type Programs } from './programs.ts';
import { isAboutRoom, reasonOf, Refusal } from './refusal.ts';

export const databaseOwner = 'tillbook';

const run = promisify(execFile);

const failureOf = (error: unknown): string => {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const line = stderr.split('\n').find((candidate) => /error|fatal|panic/i.test(candidate));
  return line?.replace(/^.*?(?:error|fatal|panic): +/i, '').trim() ?? reasonOf(error);
};

const wayOutOf = (reason: string): string =>
  isAboutRoom(reason)
    ? 'Free up space there, or set DATA_DIR to another folder.'
    : 'Set DATA_DIR to another folder, or fix that one and start again.';

/**
 * Creates the cluster under another name and renames it when it is complete, so that `postgres` is never
 * incomplete.
 */
export const createCluster = async (
  home: string,
  programs: Programs,
  user: OperatingSystemUser | undefined,
  password: string,
): Promise<void> => {
  requireRoom(home);
  const unfinished = `${clusterIn(home)}.new`;
  const passwordFile = join(home, 'postgres-password.new');
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (user) for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid);
    await run(
      programs.initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${databaseOwner}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The builtin provider sorts in the same order on every machine, regardless of the machine's locales.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--data-checksums',
      ],
      { cwd: '/', env: programEnvironment, ...user },
    );
    renameSync(unfinished, clusterIn(home));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    const reason = failureOf(error);
    throw new Refusal(`The database could not be created in ${home}: ${reason}. ${wayOutOf(reason)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
};

/**
 * Requires programs of the cluster's major version: each version has its own format on disk, and a newer
 * server must not touch an older cluster.
 */
export const requireSameVersion = (cluster: string, programs: Programs): void => {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === programs.majorVersion) return;
  throw new Refusal(
    `The database in ${cluster} was created by PostgreSQL ${version}; this version comes with PostgreSQL ${programs.majorVersion}. ` +
      `Dump it with the version that created it, and load it into a new DATA_DIR.`,
  );
};
