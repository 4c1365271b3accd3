import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Log } from '../../runtime/log.ts';
import { chooseHome, clusterIn, knownHome, rememberHome } from './cluster-home.ts';
import { createCluster, databaseOwner, requireSameVersion } from './create-cluster.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { stopLeftoverServer } from './leftover-server.ts';
import { databaseUser } from './operating-system-user.ts';
import { type OwnerLock, takeOwnerLock } from './owner-lock.ts';
import { ownerPassword, publishAddress } from './password.ts';
import { findPrograms } from './programs.ts';
import { reasonOf, Refusal } from './refusal.ts';
import { capLog } from './server-log.ts';
import { superviseServer } from './supervised-server.ts';

export type EmbeddedDatabase =
  | {
      readonly ok: true;
      /** Connects as the owner of the database, who may change its schema. */
      readonly databaseUrl: string;
      stop(): Promise<void>;
    }
  | { readonly ok: false; readonly message: string };

const databaseName = 'tillbook';

const addressOf = (port: number, password: string, database: string): string =>
  `postgres://${databaseOwner}:${password}@127.0.0.1:${port}/${database}`;

const ensureDatabase = async (port: number, password: string): Promise<string> => {
  const client = new pg.Client({ connectionString: addressOf(port, password, 'postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
  return addressOf(port, password, databaseName);
};

const open = async (dataDirectory: string, log: Log, locks: OwnerLock[]) => {
  const prepared = prepareDataDirectory(dataDirectory);
  if (!prepared.ok) throw new Refusal(prepared.message);
  locks.push(takeOwnerLock(dataDirectory));
  const user = databaseUser(clusterIn(knownHome(dataDirectory)), log);
  const home = await chooseHome(dataDirectory, user, log);
  // Two copies of a data folder name the same outside folder, so that folder is locked as well.
  if (home !== dataDirectory) locks.push(takeOwnerLock(home));
  const cluster = clusterIn(home);
  const programs = findPrograms(home, user);
  const password = ownerPassword(dataDirectory, existsSync(cluster));
  if (!existsSync(cluster)) {
    log('database_being_created', { folder: cluster });
    await createCluster(home, programs, user, password);
  }
  rememberHome(dataDirectory, home);
  requireSameVersion(cluster, programs);
  await stopLeftoverServer(cluster, log);
  const logFile = join(home, 'postgres.log');
  const cap = capLog(logFile);
  const server = await superviseServer({ cluster, logFile, programs, user }, log);
  const stop = async () => {
    cap.stop();
    await server.stop();
  };
  try {
    const databaseUrl = await ensureDatabase(server.port, password);
    const address = publishAddress(dataDirectory, databaseUrl);
    return { databaseUrl, stop: () => stop().finally(() => address.withdraw()) };
  } catch (error) {
    await stop();
    throw error;
  }
};

/**
 * Opens the PostgreSQL that comes with the platform: creates its cluster at the first start, stops a server
 * that a killed owner left running, and returns once connections are accepted.
 * @param dataDirectory absolute path
 * @returns the address, or one line that names the cause and the remedy
 */
export const openEmbeddedDatabase = async ({
  dataDirectory,
  log,
}: {
  readonly dataDirectory: string;
  readonly log: Log;
}): Promise<EmbeddedDatabase> => {
  const locks: OwnerLock[] = [];
  const release = () => {
    for (const lock of locks.toReversed()) lock.release();
  };
  try {
    const opened = await open(dataDirectory, log, locks);
    return {
      ok: true,
      databaseUrl: opened.databaseUrl,
      stop: async () => {
        await opened.stop();
        release();
      },
    };
  } catch (error) {
    release();
    if (error instanceof Refusal) return { ok: false, message: error.message };
    return {
      ok: false,
      message: `The database in ${dataDirectory} could not be opened: ${reasonOf(error)}.`,
    };
  }
};
