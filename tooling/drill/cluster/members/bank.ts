import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openService, type Service } from '../processes/service.ts';
import { makeFolder, type SystemUser } from '../processes/system-user.ts';

const run = promisify(execFile);

export type BankOptions = {
  readonly folder: string;
  readonly port: number;
  readonly programs: string;
  readonly superuser: string;
  readonly user: SystemUser | undefined;
};

/**
 * Prepares a standalone PostgreSQL for the sandbox processor. Like a real bank's record, it is unaffected by
 * failovers and restores. Accepts local connections without a password.
 */
export const openBank = async ({
  folder,
  port,
  programs,
  superuser,
  user,
}: BankOptions): Promise<Service> => {
  const data = join(folder, 'postgres');
  makeFolder(folder, user);
  const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  if (!existsSync(data)) {
    const words = [`--pgdata=${data}`, `--username=${superuser}`, '--auth=trust', '--encoding=UTF8'];
    await run(join(programs, 'initdb'), [...words, '--locale=C.UTF-8'], {
      cwd: folder,
      env: environment,
      ...user,
    });
  }
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  return openService('bank', {
    program: join(programs, 'postgres'),
    words: ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    folder,
    environment,
    logFile: join(folder, 'postgres.log'),
    user,
  });
};
