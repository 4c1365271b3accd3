import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { apiFolder } from './api-process.ts';
import { endWith, hasEnded, killTree } from './kill-tree.ts';

/** A PostgreSQL for DATABASE_URL that outlives the platforms. Its address never changes. */
export type DatabaseServer = {
  readonly databaseUrl: string;
  kill(): Promise<void>;
  /** Restarts the server at its address. Resolves when it accepts connections. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

const acceptsWithinMs = 120_000;

/** The PostgreSQL that ships with the platform, or Debian's package of the oldest supported version. */
export type DatabaseVersion = 'postgres-18' | 'postgres-15';

const scripts: Readonly<Record<DatabaseVersion, string>> = {
  'postgres-18': 'database-owner.ts',
  'postgres-15': 'debian-database-owner.ts',
};

/**
 * Creates the cluster with the platform's own code, which chooses the system user and starts a server, and
 * stops that server.
 */
const createCluster = async (folder: string, version: DatabaseVersion): Promise<string> => {
  const script = join('test', scripts[version]);
  const owner = spawn(process.execPath, ['--conditions=tillbook-source', script, folder], {
    cwd: apiFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: owner.stdout })) {
    const printed: unknown = JSON.parse(line);
    if ((await endWith(owner, 'SIGTERM')) !== 0)
      throw new Error('The first PostgreSQL did not stop cleanly.');
    if (typeof printed === 'object' && printed !== null && 'databaseUrl' in printed) {
      return String(printed.databaseUrl);
    }
    throw new Error(`No PostgreSQL could be created: ${line}`);
  }
  throw new Error('No PostgreSQL could be created.');
};

/** Parses the command line that PostgreSQL stores: the program, then each argument in quotation marks. */
const commandOf = (cluster: string): readonly [program: string, programArguments: readonly string[]] => {
  const line = readFileSync(join(cluster, 'postmaster.opts'), 'utf8').trim();
  const [program = '', ...quoted] = line.split(' "');
  return [program, quoted.map((part) => part.replace(/"$/, ''))];
};

const accepts = async (databaseUrl: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

export const startDatabaseServer = async (
  folder: string,
  version: DatabaseVersion,
): Promise<DatabaseServer> => {
  const databaseUrl = await createCluster(folder, version);
  const cluster = join(folder, 'postgres');
  const [program, programArguments] = commandOf(cluster);
  const { uid, gid } = statSync(cluster);
  const launchServer = (): ChildProcess =>
    spawn(program, [...programArguments], {
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      stdio: 'ignore',
      ...(process.getuid?.() === 0 && { uid, gid }),
    });
  let server = launchServer();
  const start = async () => {
    const deadline = performance.now() + acceptsWithinMs;
    while (!(await accepts(databaseUrl))) {
      if (performance.now() > deadline) throw new Error('PostgreSQL did not come back.');
      // Starting fails while backends of the killed server still hold its shared memory.
      if (hasEnded(server)) server = launchServer();
      await sleep(25);
    }
  };
  await start();
  return {
    databaseUrl,
    kill: () => killTree(server),
    start,
    stop: async () => {
      await endWith(server, 'SIGINT');
    },
  };
};
