import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import type { Log } from '../../runtime/log.ts';
import { Refusal } from './refusal.ts';

/** The user that runs PostgreSQL if root starts the platform, because PostgreSQL refuses to run as root. */
export type OperatingSystemUser = { readonly uid: number; readonly gid: number };

const ownUserName = 'tillbook-postgres';

const findUser = (name: string): OperatingSystemUser | undefined => {
  const number = (flag: string) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 && /^\d+\s*$/.test(stdout) ? Number(stdout) : undefined;
  };
  const uid = number('-u');
  const gid = number('-g');
  return uid === undefined || gid === undefined || uid === 0 ? undefined : { uid, gid };
};

const createUser = (): OperatingSystemUser | undefined => {
  // Debian, Fedora and similar systems have useradd; Alpine has BusyBox's adduser.
  const commands: readonly (readonly [string, readonly string[]])[] = [
    [
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', ownUserName],
    ],
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', ownUserName]],
  ];
  for (const [command, commandArguments] of commands) {
    spawnSync(command, commandArguments, { stdio: 'ignore' });
    const user = findUser(ownUserName);
    if (user) return user;
  }
  return undefined;
};

/** Returns the owner of an existing cluster: PostgreSQL starts it for no other user. */
const ownerOf = (cluster: string): OperatingSystemUser | undefined => {
  const stats = statSync(cluster, { throwIfNoEntry: false });
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined;
};

/** Returns the user to run PostgreSQL as; undefined means the current user. */
export const databaseUser = (cluster: string, log: Log): OperatingSystemUser | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const known = ownerOf(cluster) ?? findUser(ownUserName);
  if (known) return known;
  const created = createUser();
  if (created) {
    log('database_user_created', { name: ownUserName });
    return created;
  }
  const standIn = findUser('postgres') ?? findUser('nobody');
  if (standIn) return standIn;
  throw new Refusal(
    `PostgreSQL cannot run as root, and no user could be created for it. Create one (useradd --system ${ownUserName}) or start as an ordinary user.`,
  );
};
