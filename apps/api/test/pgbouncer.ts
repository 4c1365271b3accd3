import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseUser } from '../src/db/embedded/operating-system-user.ts';
import { silentLog } from '../src/runtime/log.ts';
import { freePort } from './served-process.ts';

const program = '/usr/sbin/pgbouncer';

export const hasPgbouncer = existsSync(program);

const startsWithinMs = 20_000;

export type Pooler = {
  readonly databaseUrl: string;
  stop(): Promise<void>;
};

type PoolMode = 'session' | 'transaction' | 'statement';

const configuration = (
  server: URL,
  folder: string,
  port: number,
  mode: PoolMode,
  overrides: string,
): string => `
[databases]
* = host=127.0.0.1 port=${server.port}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = ${mode}
server_reset_query = DISCARD ALL
ignore_startup_parameters = options,extra_float_digits
default_pool_size = 40
${overrides}
`;

const waitUntilReady = async (databaseUrl: string): Promise<void> => {
  const deadline = Date.now() + startsWithinMs;
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
};

/** Starts PgBouncer with README's configuration, except for the mode and the given overrides. */
export const startPgbouncer = async (
  databaseUrl: string,
  mode: PoolMode,
  overrides = '',
): Promise<Pooler> => {
  const folder = mkdtempSync(join(tmpdir(), 'tillbook-pgbouncer-'));
  chmodSync(folder, 0o755);
  const server = new URL(databaseUrl);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, configuration(server, folder, port, mode, overrides));
  writeFileSync(join(folder, 'users.txt'), `"${server.username}" "${server.password}"\n`);
  // Runs as another user, because PgBouncer, like PostgreSQL, refuses to run as root.
  const child = spawn(program, ['-q', file], {
    stdio: 'ignore',
    cwd: '/',
    ...databaseUser(folder, silentLog),
  });
  const ended = once(child, 'exit');
  const address = new URL(databaseUrl);
  address.port = String(port);
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(address.href);
  } catch (error) {
    await stop();
    throw error;
  }
  return { databaseUrl: address.href, stop };
};
