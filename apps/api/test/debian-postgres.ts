import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseUser } from '../src/db/embedded/operating-system-user.ts';
import { programEnvironment } from '../src/db/embedded/programs.ts';
import { startServer } from '../src/db/embedded/server-process.ts';
import { silentLog } from '../src/log.ts';

const programs = {
  initdb: '/usr/lib/postgresql/15/bin/initdb',
  postgres: '/usr/lib/postgresql/15/bin/postgres',
  majorVersion: '15',
};

/** Whether PostgreSQL 15 is here as Debian 12 installs it (`apt-get install postgresql-15`). */
export const hasDebianPostgres = existsSync(programs.postgres);

const password = 'for-tests';
const owner = 'till_owner';

const run = promisify(execFile);

const makeCluster = async (folder: string): Promise<void> => {
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

/** The owner that README asks for, who is no superuser: many a hosted PostgreSQL gives nobody more. */
const makeOwner = async (administratorUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: administratorUrl });
  await client.connect();
  await client.query(`create role ${owner} login createdb createrole password '${password}'`);
  await client.query(`create database ${owner} owner ${owner}`);
  await client.end();
};

export type DebianServer = { readonly databaseUrl: string; stop(): Promise<void> };

/** Starts a PostgreSQL 15 of its own in a new folder, with an empty database of somebody who may make more. */
export const startDebianServer = async (): Promise<DebianServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'tillbook-debian-postgres-'));
  chmodSync(folder, 0o711);
  await makeCluster(folder);
  const cluster = join(folder, 'postgres');
  const user = databaseUser(cluster, silentLog);
  const server = await startServer({ cluster, logFile: join(folder, 'postgres.log'), programs, user });
  const addressOf = (name: string, database: string) =>
    `postgres://${name}:${password}@127.0.0.1:${server.port}/${database}`;
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeOwner(addressOf('administrator', 'postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { databaseUrl: addressOf(owner, owner), stop };
};
