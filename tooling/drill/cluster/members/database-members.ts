import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFiles } from '../configuration/configuration-files.ts';
import type { ClusterSettings } from '../configuration/settings.ts';
import { databaseFaults, patroniMembers } from '../health.ts';
import { signalAll } from '../processes/processes-of-folder.ts';
import type { SystemUser } from '../processes/system-user.ts';
import { untilNone } from '../wait-until.ts';
import { type DatabaseMember, openDatabaseMember } from './database-member.ts';

export type DatabaseMembers = {
  readonly all: () => readonly DatabaseMember[];
  readonly leader: () => Promise<DatabaseMember>;
  /** Starts all three members. Resolves when one member leads and the others follow. */
  readonly start: (isCanceled?: () => boolean) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly restoreTo: (moment: Date) => Promise<void>;
};

const asTimestamp = (moment: Date): string => moment.toISOString().replace('T', ' ').replace('Z', '+00');

export const openDatabaseMembers = (
  settings: ClusterSettings,
  user: SystemUser | undefined,
): DatabaseMembers => {
  const openWith = (changed: ClusterSettings) =>
    settings.databases.map((machine) => openDatabaseMember(machine, databaseFiles(changed, machine), user));
  let members = openWith(settings);
  const leader = async (): Promise<DatabaseMember> => {
    const name = (await patroniMembers(settings)).find(({ role }) => role === 'leader')?.name;
    const member = members.find(({ machine }) => machine.name === name);
    if (member === undefined) throw new Error('No member of the database leads.');
    return member;
  };
  const start = async (isCanceled?: () => boolean): Promise<void> => {
    for (const member of members) member.start();
    await untilNone(() => databaseFaults(settings), isCanceled);
  };
  const stop = async (): Promise<void> => {
    for (const member of members) member.thaw();
    const last = await leader().catch(() => undefined);
    await Promise.all(members.filter((member) => member !== last).map(({ patroni }) => patroni.stop()));
    await last?.patroni.stop();
    await Promise.all(members.map(({ etcd }) => etcd.stop()));
    // A PostgreSQL whose Patroni was killed keeps running.
    signalAll(
      members.flatMap((member) => member.postgresPids()),
      'SIGKILL',
    );
  };
  return {
    all: () => members,
    leader,
    start,
    stop,
    restoreTo: async (moment) => {
      await stop();
      for (const { folder } of settings.databases) {
        rmSync(join(folder, 'etcd'), { recursive: true, force: true });
        rmSync(join(folder, 'postgres'), { recursive: true, force: true });
      }
      members = openWith({ ...settings, restoreTo: asTimestamp(moment) });
      await start();
    },
  };
};
