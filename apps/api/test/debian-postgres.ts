import { execFile } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseUser } from '../src/db/embedded/operating-system-user.ts';
import { programEnvironment } from '../src/db/embedded/programs.ts';
import { startServer } from '../src/db/embedded/server-process.ts';
import { silentLog } from '../src/runtime/log.ts';

const programs = {
  initdb: '/usr/lib/postgresql/15/bin/initdb',
  postgres: '/usr/lib/postgresql/15/bin/postgres',
  majorVersion: '15',
};

/** True if PostgreSQL 15 is installed from Debian 12 (`apt-get install postgresql-15`). */
export const hasDebianPostgres = existsSync(programs.postgres);

const password = 'for-tests';
const owner = 'till_owner';

const run = promisify(execFile);

const createCluster = async (folder: string): Promise<void> => {
  const user = databaseUser(folder, silentLog);
  const passwordFile = join(folder, 'password');
  const cluster = join(folder, 'postgres');
  writeFileSync(passwordFile, password);
  mkdirSync(cluster, { mode: 0o700 });
  if (user) for (const path of [passwordFile, cluster]) chownSync(path, user.uid, user.gid);
  const authentication = ['--username=administrator', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  await run(
    programs.initdb,
    [`--pgdata=${cluster}`, ...authentication, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { cwd: '/', env: programEnvironment, ...user },
  );
};

/**
 * Creates the owner as README describes: not as a superuser, because many hosted PostgreSQL services provide
 * none.
 */
const createOwner = async (administratorUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: administratorUrl });
  await client.connect();
  await client.query(`create role ${owner} login createdb createrole password '${password}'`);
  await client.query(`create database ${owner} owner ${owner}`);
  await client.end();
};

export type DebianServer = {
  readonly databaseUrl: string;
  /** Connects to the same database as a superuser. */
  readonly administratorUrl: string;
  stop(): Promise<void>;
};

const onPort = (databaseUrl: string, port: number): string => {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
};

/** Starts a streaming replica of a server: a physical copy, which then follows the server. */
export const startReplica = async (primary: DebianServer): Promise<DebianServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'tillbook-replica-'));
  chmodSync(folder, 0o711);
  const cluster = join(folder, 'postgres');
  const user = databaseUser(folder, silentLog);
  mkdirSync(cluster, { mode: 0o700 });
  if (user) chownSync(cluster, user.uid, user.gid);
  const copying = [
    `--pgdata=${cluster}`,
    '--write-recovery-conf',
    '--wal-method=stream',
    '--checkpoint=fast',
  ];
  await run(
    join(dirname(programs.initdb), 'pg_basebackup'),
    [...copying, `--dbname=${primary.administratorUrl}`],
    {
      cwd: '/',
      env: programEnvironment,
      ...user,
    },
  );
  const server = await startServer({ cluster, logFile: join(folder, 'postgres.log'), programs, user });
  return {
    databaseUrl: onPort(primary.databaseUrl, server.port),
    administratorUrl: onPort(primary.administratorUrl, server.port),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Starts PostgreSQL 15 in an empty folder, with an empty database whose owner may create more. */
export const startDebianServerIn = async (
  folder: string,
  configuration: readonly string[] = [],
): Promise<DebianServer> => {
  chmodSync(folder, 0o711);
  await createCluster(folder);
  const cluster = join(folder, 'postgres');
  appendFileSync(join(cluster, 'postgresql.conf'), `\n${configuration.join('\n')}\n`);
  const user = databaseUser(cluster, silentLog);
  const server = await startServer({ cluster, logFile: join(folder, 'postgres.log'), programs, user });
  const addressOf = (name: string, database: string) =>
    `postgres://${name}:${password}@127.0.0.1:${server.port}/${database}`;
  try {
    await createOwner(addressOf('administrator', 'postgres'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    databaseUrl: addressOf(owner, owner),
    administratorUrl: addressOf('administrator', owner),
    stop: async () => {
      await server.stop();
    },
  };
};

/**
 * Starts PostgreSQL 15 in a new folder, which is removed when the server stops.
 *
 * @param configuration further lines of postgresql.conf
 */
export const startDebianServer = async (configuration: readonly string[] = []): Promise<DebianServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'tillbook-debian-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startDebianServerIn(folder, configuration);
    return {
      ...server,
      stop: async () => {
        await server.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};
