import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { DatabaseMember } from './members/database-member.ts';
import type { SystemUser } from './processes/system-user.ts';

const run = promisify(execFile);

/** pgBackRest, run on the leader's machine. */
export type BackupRepository = {
  create(): Promise<void>;
  backUp(kind: 'full' | 'diff'): Promise<void>;
  /** Switches to a new WAL segment and waits until the previous segment is archived. */
  archive(): Promise<void>;
};

export const openBackupRepository = (
  scope: string,
  leader: () => Promise<DatabaseMember>,
  user: SystemUser | undefined,
): BackupRepository => {
  const runOnLeader = async (...words: string[]): Promise<void> => {
    const { folder } = (await leader()).machine;
    await run('pgbackrest', [`--config=${folder}/pgbackrest.conf`, `--stanza=${scope}`, ...words], {
      cwd: folder,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
      ...user,
    });
  };
  return {
    create: () => runOnLeader('stanza-create'),
    backUp: (kind) => runOnLeader(`--type=${kind}`, 'backup'),
    archive: () => runOnLeader('check'),
  };
};
